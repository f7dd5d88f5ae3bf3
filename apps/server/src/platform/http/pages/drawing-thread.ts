import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Drawing, DrawRequest } from '@zhanggui/contract/kernel/drawn-page'
import { replyKey } from '@zhanggui/contract/kernel/drawn-page'
import { drawnBrowser, type Visitor } from './drawn-browser.ts'
import { readProgram } from './drawing-program.ts'

export interface DrawJob {
  readonly id: number
  readonly visitor: Visitor
  readonly session: DrawRequest['session']
  readonly patience: number
}

export type ToThread = DrawJob | { readonly id: number; readonly url: string; readonly text: string }

export interface Drawn extends Drawing {
  readonly asked: ReturnType<typeof drawnBrowser>['asked']
  readonly replies: Readonly<Record<string, string>>
}

export type FromThread =
  | { readonly id: number; readonly url: string }
  | { readonly id: number; readonly drawn: Drawn | undefined; readonly error?: unknown }

const start = readProgram(new URL((workerData as { readonly folder: string }).folder))
/** Who waits for the answer to a call, by drawing and address. */
const waiting = new Map<string, (text: string) => void>()

const tell = (message: FromThread) => parentPort?.postMessage(message)

async function run({ id, visitor, session, patience }: DrawJob): Promise<Drawn | undefined> {
  const replies: Record<string, string> = {}
  const ask = (url: string) =>
    new Promise<string>((resolve) => {
      waiting.set(`${id} ${url}`, resolve)
      tell({ id, url })
    })
  const { asked, globals } = drawnBrowser(visitor, async (url) => (replies[replyKey(url)] = await ask(url)))
  const drawing = await start(globals)({ address: visitor.address, session, patience })
  return drawing && { ...drawing, asked, replies }
}

parentPort?.on('message', (message: ToThread) => {
  if ('text' in message) {
    const key = `${message.id} ${message.url}`
    waiting.get(key)?.(message.text)
    waiting.delete(key)
    return
  }
  const { id } = message
  void run(message).then(
    (drawn) => tell({ id, drawn }),
    (error: unknown) => tell({ id, drawn: undefined, error }),
  )
})

// Requests come first. Elsewhere than on Linux this would slow the whole process down.
if (process.platform === 'linux') setPriority(1)
