import type { FieldSource } from './field-source.ts'
import type {
  ColorShape,
  DateShape,
  HoursShape,
  OptionValue,
  RateShape,
  SliderShape,
  SwitchShape,
  TimeShape,
} from './form-config.ts'
import type { LooseRecord } from './loose-record.ts'
import { isOptionValue } from './read-options.ts'

const COLOR = /^(?:#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]{1,40}\))$/i
/** The letters of a date and what may stand between them. */
const FORMAT = /^(?:yyyy|yy|MM|M|dd|d|HH|H|mm|m|ss|s|WW|[-/.:年月日时分秒第周\s]){1,30}$/

const side = (props: LooseRecord, name: 'active' | 'inactive', otherwise: OptionValue) => {
  const value = props.raw(`${name}-value`)
  const color = props.text(`${name}-color`)
  return {
    value: isOptionValue(value) ? value : otherwise,
    text: props.text(`${name}-text`),
    color: COLOR.test(color) ? color : undefined,
  }
}

export const readSwitch = ({ props }: FieldSource): SwitchShape => ({
  tag: 'el-switch',
  on: side(props, 'active', true),
  off: side(props, 'inactive', false),
})

export function readSlider({ props }: FieldSource): SliderShape {
  const min = props.number('min') ?? 0
  const max = Math.max(props.number('max') ?? 100, min)
  // A slider with more stops than this is neither seen nor drawn.
  const least = (max - min) / 10_000
  return {
    tag: 'el-slider',
    min,
    max,
    step: Math.max(props.number('step') ?? 1, least) || 1,
    showsStops: props.flag('show-stops'),
    isRange: props.flag('range'),
  }
}

const formatIn = (props: LooseRecord, key: string, otherwise: string): string =>
  FORMAT.test(props.text(key)) ? props.text(key) : otherwise

export function readTime({ props }: FieldSource): TimeShape {
  const [, from = '', to = ''] =
    /^(\d\d:\d\d:\d\d)\s*-\s*(\d\d:\d\d:\d\d)$/.exec(
      props.record('picker-options').text('selectableRange') || props.text('selectableRange'),
    ) ?? []
  const format = formatIn(props, 'format', 'HH:mm:ss')
  return {
    tag: 'el-time-picker',
    isRange: props.flag('is-range'),
    format,
    valueFormat: formatIn(props, 'value-format', format),
    selectable: from && to && from <= to ? [from, to] : undefined,
    startPlaceholder: props.text('start-placeholder'),
    endPlaceholder: props.text('end-placeholder'),
    isClearable: props.flag('clearable'),
  }
}

export const readHours = (): HoursShape => ({ tag: 'time-select' })

const dateKinds = {
  date: ['date', 'one'],
  week: ['week', 'one'],
  month: ['month', 'one'],
  year: ['year', 'one'],
  dates: ['date', 'many'],
  datetime: ['datetime', 'one'],
  daterange: ['date', 'range'],
  monthrange: ['month', 'range'],
  datetimerange: ['datetime', 'range'],
} as const

const dateFormats = {
  date: 'yyyy-MM-dd',
  week: 'yyyy 第 WW 周',
  month: 'yyyy-MM',
  year: 'yyyy',
  datetime: 'yyyy-MM-dd HH:mm:ss',
} as const satisfies Record<DateShape['unit'], string>

export function readDates({ props }: FieldSource): DateShape {
  const [unit, amount] = dateKinds[props.oneOf('type', Object.keys(dateKinds) as (keyof typeof dateKinds)[], 'date')]
  const ownValueFormat = unit === 'week' ? dateFormats.date : dateFormats[unit]
  return {
    tag: 'el-date-picker',
    unit,
    amount,
    format: formatIn(props, 'format', dateFormats[unit]),
    valueFormat:
      props.text('value-format') === 'timestamp' ? 'timestamp' : formatIn(props, 'value-format', ownValueFormat),
    startPlaceholder: props.text('start-placeholder'),
    endPlaceholder: props.text('end-placeholder'),
    isClearable: props.flag('clearable'),
  }
}

export const readRate = ({ props }: FieldSource): RateShape => ({
  tag: 'el-rate',
  max: Math.round(props.numberWithin('max', [1, 20], 5)),
  allowsHalf: props.flag('allow-half'),
  showsText: props.flag('show-text'),
  showsScore: props.flag('show-score'),
})

export const readColor = ({ props }: FieldSource): ColorShape => ({
  tag: 'el-color-picker',
  hasAlpha: props.flag('show-alpha'),
  format: props.text('color-format') === 'hsv' ? 'hsb' : props.oneOf('color-format', ['hex', 'rgb', 'hsb'], 'hex'),
})
