import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { SmsConfig } from '#platform/config'
import { askOutside } from '#platform/outside/ask-outside'
import { type SmsPort, SmsTrouble } from './sms-port.ts'

const answer = z.object({ Code: z.string(), Message: z.string().default('') })

const PATIENCE = 5000
/** Limits and troubles of theirs that pass; everything else is wrong in the same way the next time. */
const PASSING = /^(?:isv\.BUSINESS_LIMIT_CONTROL|isp\.|Throttling|ServiceUnavailable|InternalError|SystemError)/

/** As RFC 3986 wants it. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The signature of version 1.0; the stub of the tests computes it by itself. */
function signed(fields: Readonly<Record<string, string>>, secretKey: string): URLSearchParams {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const canonical = sorted.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
  const text = `POST&${escaped('/')}&${escaped(canonical)}`
  const signature = createHmac('sha1', `${secretKey}&`).update(text).digest('base64')
  return new URLSearchParams([...sorted, ['Signature', signature]])
}

/** docs/sms.md */
export class AliyunSms implements SmsPort {
  constructor(
    readonly config: SmsConfig,
    readonly clock: () => Date,
    readonly patience = PATIENCE,
  ) {}

  async sendNewOrder(phone: string, orderNo: string, key: string): Promise<void> {
    const { accessKey, secretKey, signName, newOrderTemplate } = this.config
    const fields = {
      AccessKeyId: accessKey,
      Action: 'SendSms',
      Format: 'JSON',
      OutId: key,
      PhoneNumbers: phone,
      SignName: signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      TemplateCode: newOrderTemplate,
      TemplateParam: JSON.stringify({ order_no: orderNo }),
      Timestamp: this.clock()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      Version: '2017-05-25',
    }
    const reply = answer.safeParse(await this.#post(signed(fields, secretKey)))
    if (!reply.success) throw new SmsTrouble('the answer is not what the protocol says', true)
    const { Code: code, Message: message } = reply.data
    if (code !== 'OK') throw new SmsTrouble(`${code}: ${message}`, !PASSING.test(code))
  }

  async #post(body: URLSearchParams): Promise<unknown> {
    // Refusals come with 4xx and the same JSON.
    const reply = await askOutside(this.config.url, { method: 'POST', body }, { answerMs: this.patience })
    if ('lost' in reply) throw new SmsTrouble('nobody answered', false, { cause: reply.cause })
    return reply.json
  }
}
