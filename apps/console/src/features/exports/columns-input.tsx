import { ArrowDownOutlined, ArrowUpOutlined, EyeInvisibleOutlined } from '@ant-design/icons'
import type { Exportable } from '@zhanggui/contract/export/export'
import { Button, Checkbox, Radio } from 'antd'
import { moved, titlesOf, withColumn } from './export-values.ts'
import { TemplatePicker } from './template-picker.tsx'

type Columns = readonly string[] | null

interface Props {
  readonly source: Exportable
  readonly id?: string
  readonly value?: Columns
  readonly onChange?: (value: Columns) => void
}

/** All columns, or some of them in an order of one's own. */
export function ColumnsInput({ source, id, value = null, onChange }: Props) {
  const titles = titlesOf(source)
  return (
    <div className="export-columns">
      <div className="export-columns-head">
        <Radio.Group
          {...(id !== undefined && { id })}
          options={[
            { value: false, label: `全部列（${titles.length}）` },
            { value: true, label: '自选列' },
          ]}
          value={value !== null}
          onChange={(event) => onChange?.(event.target.value === true ? titles : null)}
        />
        <TemplatePicker kind={source.kind} columns={value} onChoose={(columns) => onChange?.(columns)} />
      </div>
      {value && <Chosen source={source} columns={value} onChange={(columns) => onChange?.(columns)} />}
    </div>
  )
}

interface ChosenProps {
  readonly source: Exportable
  readonly columns: readonly string[]
  readonly onChange: (columns: readonly string[]) => void
}

/** Those of the file first, in its order, then the others. */
function Chosen({ source, columns, onChange }: ChosenProps) {
  const isPrivate = new Set(source.columns.filter((each) => each.isPrivate).map(({ title }) => title))
  const others = titlesOf(source).filter((title) => !columns.includes(title))
  return (
    <ul className="export-columns-list" aria-label="导出列">
      {[...columns, ...others].map((title) => (
        <li key={title}>
          <Checkbox
            checked={columns.includes(title)}
            onChange={(event) => onChange(withColumn(columns, title, event.target.checked))}
          >
            {title}
            {isPrivate.has(title) && (
              <EyeInvisibleOutlined className="export-masked" aria-label="脱敏" title="默认脱敏" />
            )}
          </Checkbox>
          {columns.includes(title) && <Arrows title={title} columns={columns} onChange={onChange} />}
        </li>
      ))}
    </ul>
  )
}

function Arrows({ title, columns, onChange }: Omit<ChosenProps, 'source'> & { readonly title: string }) {
  return (
    <span>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`${title}上移`}
        disabled={columns[0] === title}
        onClick={() => onChange(moved(columns, title, -1))}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`${title}下移`}
        disabled={columns.at(-1) === title}
        onClick={() => onChange(moved(columns, title, 1))}
      />
    </span>
  )
}
