// Child process: one merchant at work until told to stop; then it reports how its calls were answered. Arguments: address
// of the server, token, number of products, load profile.
import { Shop } from './shop.ts'

const [url = '', token = '', products = '', pace = ''] = process.argv.slice(2)
const shop = new Shop(url, token, Number(products))

interface Work {
  readonly call: () => Promise<{ code: number; message: string }>
  /** Concurrency, and the pause between two calls of one worker in milliseconds. */
  readonly clients: number
  readonly pause: number
}

/** As much as a merchant's staff may do at once, with contention on one product. */
const hammer: Readonly<Record<string, Work>> = {
  list: { call: shop.list, clients: 30, pause: 0 },
  info: { call: shop.info, clients: 10, pause: 0 },
  editSort: { call: () => shop.editSort(1), clients: 10, pause: 0 },
  up: { call: () => shop.batch('up'), clients: 2, pause: 0 },
  down: { call: () => shop.batch('down'), clients: 2, pause: 0 },
  export: { call: shop.startExport, clients: 2, pause: 500 },
  import: { call: () => shop.import(20_000), clients: 2, pause: 500 },
  upload: { call: () => shop.upload(8), clients: 4, pause: 0 },
}

/** A busy day. */
const steady: Readonly<Record<string, Work>> = {
  list: { call: shop.list, clients: 4, pause: 200 },
  tabs: { call: shop.tabs, clients: 2, pause: 200 },
  info: { call: shop.info, clients: 2, pause: 200 },
  editSort: { call: () => shop.editSort(), clients: 2, pause: 300 },
  batch: { call: () => shop.batch('up'), clients: 1, pause: 20_000 },
  export: { call: () => shop.export(), clients: 1, pause: 20_000 },
  import: { call: () => shop.import(2000), clients: 1, pause: 30_000 },
  upload: { call: () => shop.upload(4), clients: 1, pause: 1000 },
}

/** How often each call was answered how, e.g. `list: 操作成功`. */
const answers: Record<string, number> = {}
const over = new AbortController()

async function work(name: string, { call, pause }: Work) {
  while (!over.signal.aborted) {
    const { code, message } = await call().catch((error: unknown) => ({ code: 0, message: String(error) }))
    const result = `${name}: ${message}`
    answers[result] = (answers[result] ?? 0) + 1
    // Back off after a refusal, or the client would spin.
    await new Promise((resolve) => setTimeout(resolve, code === 200 ? pause : Math.max(pause, 100)))
  }
}

process.on('message', () => over.abort())
const kinds = Object.entries(pace === 'hammer' ? hammer : steady)
await Promise.all(kinds.flatMap(([name, kind]) => Array.from({ length: kind.clients }, () => work(name, kind))))
process.send?.(answers)
process.disconnect()
