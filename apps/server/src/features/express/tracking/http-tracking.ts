import { z } from 'zod'
import type { TrackingConfig } from '#platform/config'
import { askOutside } from '#platform/outside/ask-outside'
import { type Parcel, type Tracking, type TrackingPort, TrackingTrouble } from './tracking-port.ts'

const said = z.coerce
  .string()
  .nullish()
  .transform((text) => text ?? '')
const result = z.object({
  number: said,
  type: said,
  deliverystatus: z.coerce.number().int().catch(0),
  issign: said,
  expName: said,
  expSite: said,
  expPhone: said,
  courier: said,
  courierPhone: said,
  updateTime: said,
  takeTime: said,
  logo: said,
  list: z
    .array(z.object({ time: said, status: said }))
    .max(500)
    .catch([]),
})
const answer = z.object({ status: z.coerce.string(), msg: said, result: z.unknown().optional() })

/** Nothing has happened to the parcel yet. */
const UNSEEN = '205'

const reasons: Readonly<Record<string, string>> = {
  '201': '快递单号错误',
  '203': '快递公司不存在',
  '204': '无法识别快递公司',
  '205': '暂无物流信息',
  '207': '该单号暂时无法查询，请稍后再试',
}

/** A person is waiting for the response. */
const PATIENCE = 5000
/** Of five hundred steps. */
const MOST_BYTES = 1024 * 1024

/** These carriers answer only who knows the end of the receiver's phone. */
const WANT_PHONE = new Set(['shunfeng', 'shunfengkuaiyun'])

export const numberAsked = ({ expressCode, trackingNumber, phone }: Parcel): string =>
  WANT_PHONE.has(expressCode) && phone.length >= 4 ? `${trackingNumber}:${phone.slice(-4)}` : trackingNumber

/** docs/express-tracking.md */
export class HttpTracking implements TrackingPort {
  constructor(
    readonly config: TrackingConfig,
    readonly patience = PATIENCE,
  ) {}

  async track(parcel: Parcel): Promise<Tracking> {
    const reply = answer.safeParse(await this.#ask(numberAsked(parcel)))
    if (!reply.success) throw new TrackingTrouble('物流服务的回复无法识别')
    const { status } = reply.data
    if (status !== '0')
      throw new TrackingTrouble(reasons[status] ?? '物流信息查询失败', { isUnseen: status === UNSEEN })
    const found = result.safeParse(reply.data.result)
    if (!found.success) throw new TrackingTrouble('物流服务的回复无法识别')
    const { deliverystatus, issign, number, ...rest } = found.data
    return {
      ...rest,
      // Without the end of the phone that was added.
      number: number.split(':', 1)[0] ?? '',
      expName: rest.expName || parcel.expressName,
      deliveryStatus: deliverystatus,
      isSign: issign === '1',
    }
  }

  async #ask(number: string): Promise<unknown> {
    const address = new URL(this.config.url)
    address.searchParams.set('no', number)
    const headers = { accept: 'application/json', authorization: `APPCODE ${this.config.appCode}` }
    const reply = await askOutside(address, { headers }, { answerMs: this.patience, mostBytes: MOST_BYTES })
    if ('lost' in reply) throw new TrackingTrouble('连接不上物流服务，请稍后再试', { isAway: true, cause: reply.cause })
    if (reply.isOk) return reply.json
    const reason = reply.status === 403 ? '物流查询次数已用完或密钥不正确' : '物流服务异常，请稍后再试'
    throw new TrackingTrouble(reason, { isAway: true })
  }
}
