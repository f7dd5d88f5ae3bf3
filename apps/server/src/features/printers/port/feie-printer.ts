import { createHash } from 'node:crypto'
import type { SlipLine } from '@zhanggui/domain/printer/slip'
import { layOut } from '@zhanggui/domain/printer/slip-layout'
import { z } from 'zod'
import { postForm, usualPatience } from './post-form.ts'
import { type PrinterPort, PrinterTrouble } from './printer-port.ts'
import { theirWords } from '#platform/outside/their-words'

export interface FeieAccount {
  readonly user: string
  readonly ukey: string
  readonly sn: string
}

const answer = z.object({ ret: z.coerce.number(), msg: z.coerce.string().default('') })

/** Of one call, in UTF-8. */
const MOST_BYTES = 5000

/** docs/printers/feie.md */
export class FeiePrinter implements PrinterPort {
  constructor(
    readonly url: string,
    readonly account: FeieAccount,
    readonly clock: () => Date,
    readonly patience = usualPatience,
  ) {}

  /** 飞鹅云 knows no names of prints: what may have been printed is not sent again. */
  async print(slip: readonly SlipLine[]): Promise<void> {
    for (const content of pagesOf(slip)) await this.#send(content)
  }

  async #send(content: string) {
    const { user, ukey, sn } = this.account
    const stime = String(Math.floor(this.clock().getTime() / 1000))
    const sig = createHash('sha1')
      .update(user + ukey + stime)
      .digest('hex')
    const form = { user, stime, sig, apiname: 'Open_printMsg', sn, content, times: '1' }
    const reply = answer.safeParse(await postForm({ url: this.url, form, isRepeatable: false }, this.patience))
    if (!reply.success) throw new PrinterTrouble('飞鹅云的回复无法识别')
    if (reply.data.ret !== 0) throw troubleOf(reply.data)
  }
}

/** A long order takes several calls; a line is never torn. */
function pagesOf(slip: readonly SlipLine[]): string[] {
  const pages = ['']
  for (const { text, isTitle } of layOut(slip)) {
    const line = `${isTitle ? `<CB>${text}</CB>` : text}<BR>`
    if (Buffer.byteLength((pages.at(-1) ?? '') + line) > MOST_BYTES) pages.push('')
    pages[pages.length - 1] += line
  }
  return pages
}

const known: Readonly<Record<number, string>> = {
  [-3]: '飞鹅云：签名错误，请检查Ukey',
  [-4]: '飞鹅云：User未注册',
  1001: '飞鹅云：打印机编码和User不匹配',
  1002: '飞鹅云：打印机编码未登记',
  1003: '飞鹅云：打印机不在线',
  1007: '飞鹅云：打印内容过长',
}

const troubleOf = ({ ret, msg }: z.output<typeof answer>) =>
  new PrinterTrouble(known[ret] ?? `飞鹅云：${theirWords(msg) || `错误 ${ret}`}`)
