import type { FieldSource } from './field-source.ts'
import { fitValue, holdsMany } from './fit-value.ts'
import type { FieldShape, FieldTraits, FormButton, FormItem, FormRow, PatternRule } from './form-config.ts'
import { LooseRecord } from './loose-record.ts'
import { parsePattern } from './pattern.ts'
import { isFieldTag, readShape } from './read-shape.ts'

const MAX_ITEMS = 300
const MAX_RULES = 10
const DEEPEST_ROW = 5
const WHOLE_WIDTH = 24
/** A key of the result, and never one that JavaScript gives a meaning of its own. */
const NAME = /^(?!(?:__proto__|constructor|prototype)$)[\p{L}_$][\p{L}\p{N}_$.-]{0,63}$/u

const blurred = new Set(['el-input', 'el-input-number'])
const changed = new Set([
  'el-select',
  'el-radio-group',
  'el-checkbox-group',
  'el-cascader',
  'el-time-picker',
  'el-date-picker',
  'el-rate',
  'time-select',
])

/** Reads the items of one form, row by row, and notes what it does not understand. */
export class FormReader {
  readonly faults: string[] = []
  readonly #names = new Set<string>()
  #count = 0

  readItems(list: readonly unknown[], depth = 0): FormItem[] {
    return list.flatMap((each) => this.#readItem(each, depth) ?? [])
  }

  #readItem(each: unknown, depth: number): FormItem | undefined {
    this.#count += 1
    if (this.#count > MAX_ITEMS) return this.#fault(`表单字段过多，最多${MAX_ITEMS}个`)
    const props = new LooseRecord(each)
    const source = { props, config: props.record('__config__'), slot: props.record('__slot__') }
    const layout = source.config.raw('layout')
    if (layout === 'rowFormItem') return this.#readRow(source, depth)
    if (layout !== 'colFormItem') return this.#fault(`没有与${nameIn(layout)}匹配的layout`)
    return source.config.text('tag') === 'el-button' ? readButton(source) : this.#readField(source)
  }

  #readRow({ props, config }: FieldSource, depth: number): FormRow | undefined {
    if (depth >= DEEPEST_ROW) return this.#fault(`行容器嵌套过深，最多${DEEPEST_ROW}层`)
    return {
      tag: 'row',
      span: spanOf(config),
      gutter: props.numberWithin('gutter', [0, 100], config.numberWithin('gutter', [0, 100], 15)),
      justify: props.oneOf('justify', ['start', 'end', 'center', 'space-around', 'space-between'], 'start'),
      align: props.oneOf('align', ['top', 'middle', 'bottom'], 'top'),
      children: this.readItems(config.list('children'), depth + 1),
    }
  }

  #readField(source: FieldSource): FormItem | undefined {
    const { props, config } = source
    const tag = config.text('tag')
    const name = props.text('__vModel__')
    const label = config.text('label') || name
    if (!isFieldTag(tag)) return this.#fault(`不支持的组件：${nameIn(config.raw('tag'))}`)
    if (!NAME.test(name)) return this.#fault(`「${label || tag}」的字段名不正确：${name || '空'}`)
    if (this.#names.has(name)) return this.#fault(`字段名重复：${name}`)
    this.#names.add(name)
    const shape = readShape(tag, source)
    return { ...shape, ...this.#readTraits(source, shape, { name, label }) }
  }

  #readTraits(
    source: FieldSource,
    shape: FieldShape,
    { name, label }: Pick<FieldTraits, 'name' | 'label'>,
  ): FieldTraits {
    const { props, config } = source
    const ownDefault = config.raw('defaultValue')
    const placeholder = props.text('placeholder')
    const isMany = Array.isArray(ownDefault) || holdsMany(shape)
    return {
      name,
      label,
      showsLabel: config.flag('showLabel', true),
      labelWidth:
        config.number('labelWidth') === undefined ? undefined : config.numberWithin('labelWidth', [0, 400], 100),
      span: spanOf(config),
      tip: readTip(config),
      placeholder,
      isDisabled: props.flag('disabled'),
      isRequired: config.flag('required'),
      missingText: isMany ? `请至少选择一个${label}` : placeholder || `${label}不能为空`,
      rules: this.#readRules(config, label),
      trigger: blurred.has(shape.tag) ? 'blur' : changed.has(shape.tag) ? 'change' : undefined,
      defaultValue: fitValue(shape, ownDefault),
    }
  }

  #readRules(config: LooseRecord, label: string): PatternRule[] {
    return config
      .list('regList')
      .slice(0, MAX_RULES)
      .flatMap((each): PatternRule[] => {
        const rule = new LooseRecord(each)
        const written = rule.text('pattern')
        if (written === '') return []
        const parsed = parsePattern(written)
        if ('pattern' in parsed)
          return [{ pattern: parsed.pattern, message: rule.text('message') || `${label}格式不正确` }]
        this.#fault(`「${label}」的校验规则无法使用：${parsed.fault}`)
        return []
      })
  }

  #fault(text: string): undefined {
    if (!this.faults.includes(text)) this.faults.push(text)
    return undefined
  }
}

const spanOf = (config: LooseRecord): number => Math.round(config.numberWithin('span', [1, WHOLE_WIDTH], WHOLE_WIDTH))

const nameIn = (value: unknown): string =>
  typeof value === 'string' || value === undefined ? String(value).slice(0, 50) : JSON.stringify(value).slice(0, 50)

function readTip(config: LooseRecord): FieldTraits['tip'] {
  const text = config.text('tipsDesc') || (typeof config.raw('tips') === 'string' ? config.text('tips') : '')
  const isOn = config.raw('tips') !== false && config.raw('tips') !== undefined
  const link = config.flag('tipsIsLink', true) ? helpLink(config.text('tipsLink')) : undefined
  return isOn && (text !== '' || link !== undefined) ? { text, link } : undefined
}

function readButton({ props, config, slot }: FieldSource): FormButton {
  return {
    tag: 'el-button',
    text: slot.text('default') || props.text('text') || config.text('label') || '按钮',
    look: props.oneOf('type', ['primary', 'danger', 'text'], 'default'),
    isDisabled: props.flag('disabled'),
    span: spanOf(config),
  }
}

const OUTSIDE = /^https?:\/\/[^\s\\]+$/i
const INSIDE = /^(?:\/(?!\/)|\.{1,2}\/|[?#])[^\s\\]*$/

/** Where a help link may lead: to a website, or to a page of this one. Everything else (`javascript:`) is no link. */
function helpLink(written: string): string | undefined {
  const address = written.trim()
  // Browsers drop control characters inside an address, which could turn one kind into another.
  if (/\p{Cc}/u.test(address)) return undefined
  return OUTSIDE.test(address) || INSIDE.test(address) ? address : undefined
}
