import { z } from 'zod'
import type { WaybillConfig } from '#platform/config'
import { askOutside } from '#platform/outside/ask-outside'
import { type Waybill, type WaybillPort, type WaybillRequest, WaybillTrouble } from './waybill-port.ts'

const answer = z.union([
  z.object({
    number: z
      .string()
      .trim()
      .regex(/^[\w-]{1,50}$/),
    routingCode: z.string().max(50).default(''),
    hubName: z.string().max(100).default(''),
  }),
  z.object({ error: z.string().min(1).max(200) }),
])

/** A person is waiting for the response. */
const PATIENCE = 5000

/** docs/waybills.md */
export class HttpWaybills implements WaybillPort {
  constructor(
    readonly config: WaybillConfig,
    readonly patience = PATIENCE,
  ) {}

  async order({ expressCode: com, ...request }: WaybillRequest): Promise<Waybill> {
    const { url, key } = this.config
    const reply = await askOutside(
      url,
      {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          ...(key && { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ ...request, com }),
      },
      { answerMs: this.patience },
    )
    // It may have given a number that never came: the same request is answered with it the next time.
    if ('lost' in reply) throw new WaybillTrouble('连接不上电子面单服务，请稍后再试', { cause: reply.cause })
    const told = answer.safeParse(reply.json)
    if (told.success && 'error' in told.data) throw new WaybillTrouble(told.data.error)
    if (reply.status === 401 || reply.status === 403) throw new WaybillTrouble('电子面单服务的密钥不正确')
    if (!reply.isOk) throw new WaybillTrouble('电子面单服务异常，请稍后再试')
    if (!told.success || 'error' in told.data) throw new WaybillTrouble('电子面单服务的回复无法识别')
    const { number, routingCode, hubName } = told.data
    return { trackingNumber: number, routingCode, hubName }
  }
}
