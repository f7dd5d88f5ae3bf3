import './match-columns.css'
import type { Column } from '#ui/list/columns/column.tsx'
import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'
import { isNeededForNew } from '@zhanggui/domain/product/import-mapping'
import { Select } from 'antd'
import { useId } from 'react'
import { type ColumnChoice, columnLetter, whyNotChoice } from './column-choice.ts'

/** A column of the file. */
export interface FileColumn {
  /** Counted from 0. */
  readonly column: number
  readonly title: string
  readonly samples: readonly string[]
}

type Choose = (column: number, field: ImportField | undefined) => void

const options = importField.options.map(({ value, label }) => ({
  value,
  label: isNeededForNew(value) ? `${label}（添加时必填）` : label,
}))

/** What is shown of each column of the file, with the choice of its field. */
export const matchColumns = (choice: ColumnChoice, onChoose: Choose): readonly Column<FileColumn>[] => [
  { field: 'title', title: '文件中的列', width: 220, isMain: true, render: (row) => <ColumnName of={row} /> },
  { field: 'samples', title: '前几行的内容', render: ({ samples }) => <Samples of={samples} /> },
  {
    field: 'column',
    title: '对应的字段',
    width: 280,
    render: ({ column, title }) => (
      <FieldSelect
        label={`${columnLetter(column)} 列${title}对应的字段`}
        value={choice[column]}
        problem={whyNotChoice(choice, column)}
        onChange={(field) => onChoose(column, field)}
      />
    ),
  },
]

const ColumnName = ({ of: { column, title } }: { readonly of: FileColumn }) => (
  <span className="import-column">
    <span className="import-letter">{columnLetter(column)}</span>
    {title || '（没有列名）'}
  </span>
)

/** Values may be long, repeated or empty: one line of those that say something. */
function Samples({ of }: { readonly of: readonly string[] }) {
  const telling = [...new Set(of.map((sample) => sample.trim()).filter(Boolean))]
  if (telling.length === 0) return <span className="import-note">（空）</span>
  const text = telling.join('　')
  return (
    <span className="import-samples" title={text}>
      {text}
    </span>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: ImportField | undefined
  readonly problem: string | undefined
  readonly onChange: (field: ImportField | undefined) => void
}

function FieldSelect({ label, value, problem, onChange }: SelectProps) {
  const problemId = useId()
  return (
    <>
      <Select<ImportField>
        className="import-select"
        aria-label={label}
        placeholder="不导入"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        {...(value === undefined ? {} : { value })}
        {...(problem === undefined ? {} : { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
        onChange={(field: ImportField | undefined) => onChange(field)}
      />
      {problem !== undefined && (
        <span id={problemId} className="import-problem">
          {problem}
        </span>
      )}
    </>
  )
}
