import type { FieldSource } from './field-source.ts'
import type { CascaderShape, CheckboxShape, RadioShape, SelectShape } from './form-config.ts'
import { readNestedOptions, readOptions } from './read-options.ts'

/** The generator keeps options in the slot, for cascaders in the props. */
const optionsIn = ({ props, slot }: FieldSource): readonly unknown[] =>
  slot.list('options').length > 0 ? slot.list('options') : props.list('options')

export const readSelect = (source: FieldSource): SelectShape => ({
  tag: 'el-select',
  options: readOptions(optionsIn(source)),
  isMultiple: source.props.flag('multiple'),
  isClearable: source.props.flag('clearable'),
  isFilterable: source.props.flag('filterable'),
})

/** Options with `dataType: dynamic` would be fetched from an address of the configuration: only those at hand are read. */
export function readCascader(source: FieldSource): CascaderShape {
  const { props } = source
  const keys =
    props.record('props').raw('props') === undefined ? props.record('props') : props.record('props').record('props')
  return {
    tag: 'el-cascader',
    options: readNestedOptions(optionsIn(source), {
      label: keys.text('label', 'label'),
      value: keys.text('value', 'value'),
      children: keys.text('children', 'children'),
    }),
    isMultiple: keys.flag('multiple'),
    isClearable: props.flag('clearable'),
    isFilterable: props.flag('filterable'),
    showsAllLevels: props.flag('show-all-levels', true),
    separator: props.text('separator') || '/',
  }
}

function lookOf({ config, props }: FieldSource): RadioShape['look'] {
  if (config.text('optionType') === 'button' || props.text('optionType') === 'button') return 'button'
  return config.flag('border') || props.flag('border') ? 'border' : 'plain'
}

export const readRadios = (source: FieldSource): RadioShape => ({
  tag: 'el-radio-group',
  options: readOptions(optionsIn(source)),
  look: lookOf(source),
})

export const readCheckboxes = (source: FieldSource): CheckboxShape => ({
  tag: 'el-checkbox-group',
  options: readOptions(optionsIn(source)),
  look: lookOf(source),
  min: source.props.number('min'),
  max: source.props.number('max'),
})
