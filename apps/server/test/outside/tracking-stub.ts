import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

const APP_CODE = 'c0ffee'

/** The newest trace of a parcel. */
interface Told {
  readonly time: string
  readonly status: string
  readonly code: number
}

const signed: Told = { time: '2026-03-02 10:00:00', status: '【签收】已签收', code: 3 }

const found = (number: string, { time, status, code }: Told = signed) => ({
  status: '0',
  msg: 'ok',
  result: {
    number,
    type: 'SFEXPRESS',
    list: [
      { time, status },
      { time: '2026-03-01 10:00:00', status: '【收件】已揽收' },
    ],
    deliverystatus: String(code),
    issign: code === 3 ? '1' : '0',
    expName: '顺丰速运',
    expSite: 'www.sf-express.com',
    expPhone: '95338',
    courier: null,
    courierPhone: '',
    updateTime: '2026-03-02 10:00:00',
    takeTime: '1天',
    logo: '',
  },
})

/** The tracking service as docs/express-tracking.md describes it: it knows numbers that begin with SF or ZT. */
export function serveTracking() {
  /** What it says of single numbers, and whether it answers anybody. */
  const state = { asked: [] as string[], told: new Map<string, Told>(), isAway: false }
  let server: Server | undefined
  let port = 0
  beforeAll(async () => {
    server = createServer((request, response) => {
      const number = new URL(request.url ?? '', 'http://service').searchParams.get('no') ?? ''
      state.asked.push(number)
      if (number.startsWith('SILENT')) return
      if (state.isAway) {
        response.writeHead(502).end()
        return
      }
      if (request.headers.authorization !== `APPCODE ${APP_CODE}`) {
        response.writeHead(403).end()
        return
      }
      const [plain = '', tail] = number.split(':')
      // 顺丰 answers only who knows the receiver.
      const isKnown = plain.startsWith('ZT') || (plain.startsWith('SF') && tail?.length === 4)
      const reply = isKnown
        ? found(number, state.told.get(plain))
        : { status: plain === 'BAD' ? '201' : '205', msg: '没有信息' }
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(plain === 'ODD' ? '<html>' : JSON.stringify(reply))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  return {
    state,
    appCode: APP_CODE,
    get url() {
      return `http://127.0.0.1:${port}/kdi`
    },
  }
}
