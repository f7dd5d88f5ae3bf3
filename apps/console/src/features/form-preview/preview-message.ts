import { LooseRecord } from '@zhanggui/domain/form/loose-record'
import { parseForm, type ParsedForm } from '@zhanggui/domain/form/parse-form'

export interface PreviewRequest {
  readonly place: 'page' | 'dialog'
  readonly parsed: ParsedForm
}

/**
 * `refreshFrame` of the form generator. Only from our own origin, and of its data only the configuration: html, scripts
 * and styles that older generators send along are not looked at.
 */
export function readPreviewMessage({ origin, data }: MessageEvent<unknown>, own: string): PreviewRequest | undefined {
  const message = new LooseRecord(data)
  if (origin !== own || message.raw('type') !== 'refreshFrame') return undefined
  const content = message.record('data')
  const type = content.record('generateConf').raw('type')
  const place = type === 'dialog' ? 'dialog' : 'page'
  if (type !== 'dialog' && type !== 'file')
    return { place, parsed: refused('预览方式 generateConf.type 应为 file 或 dialog') }
  const form = content.raw('formData')
  return { place, parsed: form === undefined ? refused('消息中没有表单配置 formData') : parseForm(form) }
}

const refused = (fault: string): ParsedForm => ({ ok: false, faults: [fault] })
