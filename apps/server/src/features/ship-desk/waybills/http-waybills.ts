import { z } from 'zod'
import type { WaybillConfig } from '#platform/config'
import { askOutside } from '#platform/outside/ask-outside'
import {
  type MadeRequest,
  type Waybill,
  type WaybillPort,
  type WaybillRequest,
  WaybillTrouble,
} from './waybill-port.ts'

const refusal = z.object({ error: z.string().min(1).max(200) })
const givenNumber = z.object({
  number: z
    .string()
    .trim()
    .regex(/^[\w-]{1,50}$/),
  routingCode: z.string().max(50).default(''),
  hubName: z.string().max(100).default(''),
})
const cancelled = z.object({ cancelled: z.literal(true) })

/** A person is waiting for the response. */
const PATIENCE = 5000

/** docs/waybills.md */
export class HttpWaybills implements WaybillPort {
  constructor(
    readonly config: WaybillConfig,
    readonly patience = PATIENCE,
  ) {}

  async order({ expressCode: com, ...request }: WaybillRequest): Promise<Waybill> {
    const body = JSON.stringify({ ...request, com })
    const { number, routingCode, hubName } = await this.ask(givenNumber, this.config.url, { method: 'POST', body })
    return { trackingNumber: number, routingCode, hubName }
  }

  async cancel({ requestNo, expressCode, trackingNumber }: MadeRequest): Promise<void> {
    const address = new URL(this.config.url)
    for (const [name, value] of Object.entries({ requestNo, com: expressCode, number: trackingNumber })) {
      if (value !== '') address.searchParams.set(name, value)
    }
    await this.ask(cancelled, address, { method: 'DELETE' })
  }

  private async ask<T>(answer: z.ZodType<T>, url: string | URL, request: RequestInit): Promise<T> {
    const { key } = this.config
    const headers = {
      accept: 'application/json',
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { authorization: `Bearer ${key}` }),
    }
    const reply = await askOutside(url, { ...request, headers }, { answerMs: this.patience })
    // It may have done what it was asked: the same request is answered in the same way the next time.
    if ('lost' in reply) {
      const isUndecided = reply.lost !== 'unsent'
      throw new WaybillTrouble('连接不上电子面单服务，请稍后再试', { cause: reply.cause, isUndecided })
    }
    const refused = refusal.safeParse(reply.json)
    if (refused.success) throw new WaybillTrouble(refused.data.error)
    if (reply.status === 401 || reply.status === 403) throw new WaybillTrouble('电子面单服务的密钥不正确')
    if (!reply.isOk) throw new WaybillTrouble('电子面单服务异常，请稍后再试', { isUndecided: true })
    const told = answer.safeParse(reply.json)
    if (!told.success) throw new WaybillTrouble('电子面单服务的回复无法识别', { isUndecided: true })
    return told.data
  }
}
