import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsOf, type FormField } from './form-config.ts'
import { problemsInForm } from './form-rules.ts'
import { resultOf, startValues } from './form-values.ts'
import { parseForm } from './parse-form.ts'
import { sampleForm } from './sample-form.ts'

const item = (config: object, props: object = {}) => ({
  __config__: { tag: 'el-input', label: '微信号', layout: 'colFormItem', regList: [], ...config },
  __vModel__: 'wechat',
  ...props,
})

function formOf(...fields: readonly object[]) {
  const parsed = parseForm({ fields })
  if (!parsed.ok) throw new Error(parsed.faults.join())
  return parsed.form
}
function faultsOf(source: unknown) {
  const parsed = parseForm(source)
  return parsed.ok ? [] : parsed.faults
}
const fieldOf = (config: object, props?: object) => fieldsOf(formOf(item(config, props)).items)[0] as FormField
const says = (field: object, value: unknown) => problemsInForm(formOf(field), { wechat: value })[0]?.message

describe('the configuration', () => {
  test('is read from text and object alike, with every kind of field in its place', () => {
    const parsed = parseForm(JSON.stringify(sampleForm))
    const fields = parsed.ok ? fieldsOf(parsed.form.items) : []
    expect(fields).toHaveLength(32)
    expect(new Set(fields.map(({ tag }) => tag)).size).toBe(15)
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(parseForm(sampleForm)))
  })

  test('has defaults for everything but its fields', () => {
    expect(formOf()).toEqual({
      items: [],
      gutter: 15,
      size: 'medium',
      labelPosition: 'right',
      labelWidth: 100,
      isDisabled: false,
      hasButtons: true,
    })
  })

  test.each([
    ['{"fields":', '表单配置不是有效的JSON'],
    ['[]', '表单配置缺少字段列表 fields'],
    [undefined, '表单配置不是有效的JSON'],
    [' '.repeat(1_000_001), '表单配置过大'],
    [{ fields: [item({ layout: 'gridItem' })] }, '没有与gridItem匹配的layout'],
    [{ fields: [{}] }, '没有与undefined匹配的layout'],
    [{ fields: [item({ tag: 'script' })] }, '不支持的组件：script'],
    [{ fields: [item({}, { __vModel__: '__proto__' })] }, '「微信号」的字段名不正确：__proto__'],
    [{ fields: [item({}), item({})] }, '字段名重复：wechat'],
    [{ fields: [item({ regList: [{ pattern: 'alert(1)' }] })] }, '「微信号」的校验规则无法使用：正则表达式应写作 /…/'],
    [{ fields: Array.from({ length: 301 }, (_, n) => item({}, { __vModel__: `f${n}` })) }, '表单字段过多，最多300个'],
  ])('%.60s is refused in words', (source, fault) => {
    expect(faultsOf(source)).toEqual([fault])
  })

  test('a circle is no configuration, and neither is one row inside the other for ever', () => {
    const circle: Record<string, unknown> = {}
    circle['fields'] = [circle]
    expect(faultsOf(circle)).toEqual(['表单配置不是有效的JSON'])
    let nested: object = item({})
    for (let depth = 0; depth < 9; depth += 1) nested = { __config__: { layout: 'rowFormItem', children: [nested] } }
    expect(faultsOf({ fields: [nested] })).toEqual(['行容器嵌套过深，最多5层'])
  })

  test('help leads to websites and to our own pages only', () => {
    const linkOf = (tipsLink: string) => fieldOf({ tips: true, tipsDesc: '说明', tipsLink }).tip?.link
    expect(['https://a.cn/b', '/maintain/user', './x', '#top'].map(linkOf)).not.toContain(undefined)
    for (const hostile of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil',
      'data:text/html,x',
      '\u0001javascript:x',
    ]) {
      expect(linkOf(hostile)).toBeUndefined()
    }
  })
})

describe('the rules', () => {
  test('a missing value is named by placeholder, by choice, or by label', () => {
    expect(says(item({ required: true }, { placeholder: '请输入微信号' }), ' ')).toBe('请输入微信号')
    expect(says(item({ required: true, tag: 'el-checkbox-group', label: '周期', defaultValue: [] }), [])).toBe(
      '请至少选择一个周期',
    )
    expect(says(item({ required: true }), undefined)).toBe('微信号不能为空')
    expect(says(item({ required: false }), '')).toBeUndefined()
  })

  test('patterns are asked in their order, never about an empty value', () => {
    const regList = [
      { pattern: '/^\\d+$/', message: '只能是数字' },
      { pattern: '/^.{3}$/', message: '只能是3位' },
    ]
    const asked = (value: unknown) => says(item({ regList }), value)
    expect(['a', '12', '123', 123, '', undefined].map(asked)).toEqual([
      '只能是数字',
      '只能是3位',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(says(item({}, { maxlength: 2 }), '123')).toBe('微信号不能超过2个字符')
  })

  test('typing is checked when left, choosing at once, the rest when sent', () => {
    const triggers = [
      'el-input',
      'el-input-number',
      'el-select',
      'time-select',
      'el-rate',
      'el-switch',
      'self-upload',
    ].map((tag) => fieldOf({ tag }).trigger)
    expect(triggers).toEqual(['blur', 'blur', 'change', 'change', 'change', undefined, undefined])
  })
})

describe('the values', () => {
  const options = [
    { label: '甲', value: 1 },
    { label: '乙', value: '2' },
  ]
  const loaded = (config: object, props: object, wechat: unknown) =>
    startValues(formOf(item(config, props)), { id: 7, values: { wechat } })['wechat']

  test('a stored value takes the place of the default unless it is blank', () => {
    expect(loaded({ defaultValue: '默认' }, {}, '已存')).toBe('已存')
    for (const blank of ['', null, undefined]) expect(loaded({ defaultValue: '默认' }, {}, blank)).toBe('默认')
    expect(loaded({ tag: 'el-input-number', defaultValue: 5 }, {}, 0)).toBe(0)
    expect(loaded({ tag: 'el-switch', defaultValue: true }, {}, false)).toBe(false)
  })

  test('finds its option whether it was stored as text or number', () => {
    const slot = { __slot__: { options } }
    expect(loaded({ tag: 'el-select' }, slot, '1')).toBe(1)
    expect(loaded({ tag: 'el-radio-group' }, slot, 2)).toBe('2')
    expect(loaded({ tag: 'el-checkbox-group' }, slot, '1,2')).toEqual([1, '2'])
    expect(loaded({ tag: 'el-select' }, { ...slot, multiple: true }, '["1"]')).toEqual([1])
    expect(loaded({ tag: 'el-select' }, slot, '旧')).toBe('旧')
    expect(loaded({ tag: 'el-switch' }, { 'active-value': 1, 'inactive-value': 0 }, '1')).toBe(1)
  })

  test('what does not fit is no value', () => {
    expect(loaded({ tag: 'el-input-number', defaultValue: 3 }, {}, '三')).toBe(3)
    expect(loaded({ tag: 'el-slider' }, { min: 10, max: 20 }, 99)).toBe(20)
    expect(loaded({ tag: 'time-select' }, {}, '20:00,08:00')).toBeUndefined()
    expect(loaded({ tag: 'el-date-picker' }, { type: 'daterange' }, ['2026-01-01'])).toBeUndefined()
    expect(loaded({ tag: 'self-upload' }, { multiple: true }, ['/a.png', '/b.png'])).toBe('["/a.png","/b.png"]')
  })

  test('the result has the fields of the form, what is empty left out, and the id of the record', () => {
    const form = formOf(item({}), item({ tag: 'el-rate' }, { __vModel__: 'score' }))
    const values = { wechat: '', score: undefined, stranger: 1 }
    expect(resultOf(form, values, { id: 7, values: {} })).toEqual({ id: 7, values: { wechat: '' } })
    expect(resultOf(form, values).id).toBeUndefined()
  })
})

test('no configuration and no record make it throw', () => {
  const tags = [
    'el-input',
    'el-input-number',
    'el-select',
    'el-cascader',
    'el-radio-group',
    'el-checkbox-group',
    'el-switch',
    'el-slider',
    'el-time-picker',
    'time-select',
    'el-date-picker',
    'el-rate',
    'el-color-picker',
    'upload-file',
    'self-upload',
    'el-button',
  ]
  const junk = fc.jsonValue({ maxDepth: 2 })
  const keys = [
    'placeholder',
    'min',
    'max',
    'step',
    'options',
    'props',
    'type',
    'multiple',
    'autosize',
    'value-format',
    'active-value',
  ]
  const wild = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, junk])), { requiredKeys: [] })
  const hostile = fc
    .tuple(
      fc.constantFrom(...tags),
      wild(['label', 'required', 'regList', 'defaultValue', 'span', 'labelWidth', 'tips', 'tipsLink']),
      wild(keys),
      junk,
    )
    .map(([tag, config, props, slot]) => ({
      ...props,
      __vModel__: 'wechat',
      __slot__: slot,
      __config__: { ...config, tag, layout: 'colFormItem' },
    }))
  fc.assert(
    fc.property(hostile, fc.anything(), fc.anything(), (field, stored, source) => {
      const parsed = parseForm({ fields: [field] })
      if (parsed.ok) problemsInForm(parsed.form, startValues(parsed.form, { values: { wechat: stored } }))
      expect([parseForm(source).ok, parseForm(JSON.stringify(field)).ok]).toEqual([false, false])
    }),
    { numRuns: 200 },
  )
})
