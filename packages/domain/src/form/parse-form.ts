import type { FormConfig } from './form-config.ts'
import { FormReader } from './form-reader.ts'
import { LooseRecord } from './loose-record.ts'

export type ParsedForm =
  | { readonly ok: true; readonly form: FormConfig }
  /** A form that is not fully understood would validate less than intended, so it is not shown at all. */
  | { readonly ok: false; readonly faults: readonly string[] }

const MAX_SOURCE_LENGTH = 1_000_000
const MAX_FAULTS = 10

/** The words of the generator for the three heights. */
const sizes = { large: 'large', medium: 'medium', small: 'small', mini: 'small' } as const

/** Reads a configuration of the form generator (spec §3), given as JSON text or as an object. It never throws. */
export function parseForm(source: unknown): ParsedForm {
  const parsed = plainData(source)
  if ('fault' in parsed) return { ok: false, faults: [parsed.fault] }
  const top = new LooseRecord(parsed.data)
  if (!Array.isArray(top.raw('fields'))) return { ok: false, faults: ['表单配置缺少字段列表 fields'] }
  const reader = new FormReader()
  const items = reader.readItems(top.list('fields'))
  if (reader.faults.length > 0) return { ok: false, faults: reader.faults.slice(0, MAX_FAULTS) }
  return {
    ok: true,
    form: {
      items,
      gutter: top.numberWithin('gutter', [0, 100], 15),
      size: sizes[top.oneOf('size', ['large', 'medium', 'small', 'mini'], 'medium')],
      labelPosition: top.oneOf('labelPosition', ['left', 'right', 'top'], 'right'),
      labelWidth: top.numberWithin('labelWidth', [0, 400], 100),
      isDisabled: top.flag('disabled'),
      hasButtons: top.flag('formBtns', true),
    },
  }
}

/** Through JSON even if already an object: removes cycles, getters and prototypes. */
function plainData(source: unknown): { readonly data: unknown } | { readonly fault: string } {
  try {
    const text = typeof source === 'string' ? source : (JSON.stringify(source) ?? '')
    return text.length > MAX_SOURCE_LENGTH ? { fault: '表单配置过大' } : { data: JSON.parse(text) }
  } catch {
    return { fault: '表单配置不是有效的JSON' }
  }
}
