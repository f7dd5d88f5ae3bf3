import { createHash, randomUUID } from 'node:crypto'
import type { SlipLine } from '@zhanggui/domain/printer/slip'
import { layOut } from '@zhanggui/domain/printer/slip-layout'
import { z } from 'zod'
import { postForm, usualPatience } from './post-form.ts'
import { type PrinterPort, PrinterTrouble } from './printer-port.ts'
import { theirWords } from '#platform/outside/their-words'

export interface YilianyunAccount {
  readonly appId: string
  readonly secret: string
  readonly machineNo: string
}

/** Where the access token is kept: it may be asked for a few times a day only. */
export interface TokenStore {
  readonly read: () => Promise<string | undefined>
  readonly keep: (token: string) => Promise<void>
}

const answer = z.object({
  error: z.coerce.string(),
  error_description: z.coerce.string().default(''),
  body: z.unknown().optional(),
})
const tokenBody = z.object({ access_token: z.string().min(1) })

/** access_token错误 · access_token过期 */
const TOKEN_ERRORS = new Set(['14', '18'])

/** docs/printers/yilianyun.md */
export class YilianyunPrinter implements PrinterPort {
  constructor(
    readonly url: string,
    readonly account: YilianyunAccount,
    readonly tokens: TokenStore,
    readonly clock: () => Date,
    readonly patience = usualPatience,
  ) {}

  async print(slip: readonly SlipLine[], key: string): Promise<void> {
    const stored = await this.tokens.read()
    const first = await this.#send(slip, key, stored ?? (await this.#newToken()))
    if (first.error === '0') return
    // A token that was handed out just now is not wrong because it is old.
    const isOldToken = stored !== undefined && TOKEN_ERRORS.has(first.error)
    const last = isOldToken ? await this.#send(slip, key, await this.#newToken()) : first
    if (last.error !== '0') throw troubleOf(last)
  }

  #send(slip: readonly SlipLine[], key: string, token: string) {
    return this.#call('/print/index', {
      access_token: token,
      machine_code: this.account.machineNo,
      content: markup(slip),
      origin_id: key,
      idempotence: '1',
    })
  }

  async #newToken(): Promise<string> {
    const reply = await this.#call('/oauth/oauth', { grant_type: 'client_credentials', scope: 'all' })
    if (reply.error !== '0') throw troubleOf(reply)
    const body = tokenBody.safeParse(reply.body)
    if (!body.success) throw new PrinterTrouble('易联云的回复无法识别')
    await this.tokens.keep(body.data.access_token)
    return body.data.access_token
  }

  async #call(path: string, fields: Readonly<Record<string, string>>) {
    const { appId, secret } = this.account
    const timestamp = String(Math.floor(this.clock().getTime() / 1000))
    const sign = createHash('md5')
      .update(appId + timestamp + secret)
      .digest('hex')
    const form = { client_id: appId, timestamp, sign, id: randomUUID(), ...fields }
    const url = this.url.replace(/\/$/, '') + path
    const reply = answer.safeParse(await postForm({ url, form, isRepeatable: true }, this.patience))
    if (!reply.success) throw new PrinterTrouble('易联云的回复无法识别')
    return reply.data
  }
}

const markup = (slip: readonly SlipLine[]): string =>
  layOut(slip)
    .map(({ text, isTitle }) => (isTitle ? `<FS2><center>${text}</center></FS2>` : `${text}\n`))
    .join('')

const known: Readonly<Record<string, string>> = {
  '2': '易联云：AppId不存在',
  '5': '易联云：AppId或Sec错误',
  '8': '易联云：打印机编码不正确',
  '9': '易联云：连接打印机失败，请检查打印机是否开机联网',
  '10': '易联云：应用没有这台打印机的权限',
  '11': '易联云：签名错误，请检查Sec',
}

const troubleOf = ({ error, error_description: said }: z.output<typeof answer>) =>
  new PrinterTrouble(known[error] ?? `易联云：${theirWords(said) || `错误 ${theirWords(error)}`}`)
