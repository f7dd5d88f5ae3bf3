import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** As docs/payment-refunds.md says. */
const asked = z.object({
  refundNo: z.string(),
  payNo: z.string().min(1),
  payType: z.enum(['weixin', 'alipay']),
  payChannel: z.string().min(1),
  amountFen: z.int().min(1),
  paidFen: z.int().min(1),
  orderNo: z.string().min(1),
  merId: z.int().min(1),
})

/** `lost`: it is done, but the answer never arrives. A number is an HTTP status without an effect. */
type Behaviour = 'paid' | 'pending' | 'failed' | 'lost' | 'nonsense' | number

/** A payment service that speaks the protocol, and remembers whom it has paid. */
export async function startPaymentStub(key: string) {
  const paid = new Map<string, number>()
  const ofPayment = new Map<string, number>()
  const ofOrder = new Map<string, number>()
  let next: Behaviour[] = []
  let calls = 0
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      calls += 1
      const reply = (status: number, body: object | string) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof body === 'string' ? body : JSON.stringify(body))
      const body = asked.safeParse(JSON.parse(Buffer.concat(pieces).toString()))
      const isKnown = request.headers.authorization === `Bearer ${key}`
      if (request.method !== 'POST' || request.url !== '/pay/refunds' || !isKnown || !body.success)
        return reply(400, {})
      const { refundNo, payNo, amountFen, paidFen, orderNo } = body.data
      if (request.headers['idempotency-key'] !== refundNo) return reply(400, {})
      const before = paid.get(refundNo)
      if (before !== undefined) return before === amountFen ? reply(200, { state: 'paid' }) : reply(409, {})
      const behaviour = next.shift() ?? 'paid'
      if (typeof behaviour === 'number') return reply(behaviour, {})
      if (behaviour === 'nonsense') return reply(200, '<html>')
      if (behaviour === 'failed') return reply(200, { state: 'failed', reason: '商户余额不足' })
      if (behaviour === 'pending') return reply(200, { state: 'pending' })
      const inAll = (ofOrder.get(orderNo) ?? 0) + amountFen
      if (inAll > paidFen) return reply(400, {})
      paid.set(refundNo, amountFen)
      ofOrder.set(orderNo, inAll)
      ofPayment.set(payNo, (ofPayment.get(payNo) ?? 0) + amountFen)
      if (behaviour === 'lost') return void request.socket.destroy()
      return reply(200, { state: 'paid' })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/pay`,
    /** Fen by refund number. */
    paid,
    /** Fen by the number of the payment. */
    ofPayment,
    get calls() {
      return calls
    },
    behave: (...behaviours: Behaviour[]) => void (next = behaviours),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
