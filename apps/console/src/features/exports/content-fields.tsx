import { Field } from '#ui/form/field.tsx'
import type { FieldsForm } from '#ui/form/form.ts'
import type { Exportable } from '@zhanggui/contract/export/export'
import { exportKind } from '@zhanggui/domain/export/export-codes'
import { exportFormat } from '@zhanggui/domain/task/task-codes'
import { Radio, Select } from 'antd'
import { ColumnsInput } from './columns-input.tsx'
import type { ContentValues } from './export-values.ts'
import { RangeInput } from './range-input.tsx'

interface Props {
  /** The fields of the content alone, whatever else the form has. */
  readonly form: FieldsForm<ContentValues>
  readonly kinds: readonly Exportable[]
}

/** What an export holds: of what, which rows, which columns, as what file. */
export function ContentFields({ form, kinds }: Props) {
  const source = kinds.find(({ kind }) => kind === form.values.kind)
  const begin = () => form.change({ filters: {}, columns: null })
  return (
    <>
      <Field form={form} name="kind" label="导出内容" show={exportKind.label}>
        <Select onChange={begin} options={kinds.map(({ kind }) => ({ value: kind, label: exportKind.label(kind) }))} />
      </Field>
      {source && (
        <>
          <Field form={form} name="filters" label="数据范围">
            <RangeInput source={source} />
          </Field>
          <Field form={form} name="columns" label="导出列" show={(columns) => columns?.join('、') ?? '全部列'}>
            <ColumnsInput source={source} />
          </Field>
        </>
      )}
      <Field form={form} name="format" label="文件格式" show={exportFormat.label}>
        <Radio.Group options={exportFormat.options} />
      </Field>
    </>
  )
}
