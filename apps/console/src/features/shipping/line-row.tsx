import type { Form } from '#ui/form/form.ts'
import { RegionCascader } from '#widgets/region-cascader/region-cascader.tsx'
import type { RegionIndex } from '@zhanggui/domain/region/region-index'
import { Button } from 'antd'
import { useId } from 'react'
import { LineCell } from './line-cell.tsx'
import type { LineColumn } from './line-columns.ts'
import type { LineValue, TemplateValues } from './template-values.ts'

interface Props {
  readonly name: string
  readonly line: LineValue
  readonly columns: readonly LineColumn[]
  readonly regions: RegionIndex
  readonly taken: ReadonlyMap<number, string>
  /** What the line for everywhere is called. */
  readonly everywhere: string
  readonly form: Form<TemplateValues>
  /** Of the line in the values: `lines.0`. */
  readonly path: string
  readonly onChange: (line: LineValue) => void
  /** Absent: this one stays. */
  readonly onRemove: (() => void) | undefined
}

export function LineRow(props: Props) {
  const { name, line, columns, form, path, onChange, onRemove } = props
  return (
    <tr>
      <PlaceCell {...props} />
      {columns.map((column) => (
        <LineCell
          key={column.name}
          id={form.fields.idOf(`${path}.${column.name}`)}
          column={column}
          line={name}
          value={line[column.name]}
          onChange={(value) => onChange({ ...line, [column.name]: value })}
          onLeave={() => form.fields.leave(`${path}.${column.name}`)}
          problem={form.problemAt(`${path}.${column.name}`)}
        />
      ))}
      <td className="line-actions">
        {onRemove && (
          <Button type="link" danger aria-label={`删除${name}`} onClick={onRemove}>
            删除
          </Button>
        )}
      </td>
    </tr>
  )
}

function PlaceCell({ name, line, regions, taken, everywhere, form, path, onChange }: Props) {
  const problemId = useId()
  const place = `${path}.regionIds`
  const problem = form.problemAt(place)
  return (
    <th scope="row" data-label="地区">
      {line.isDefault ? (
        <span className="line-everywhere">{everywhere}</span>
      ) : (
        <RegionCascader
          regions={regions}
          label={`${name}的地区`}
          taken={taken}
          value={line.regionIds}
          onChange={(ids) => {
            onChange({ ...line, regionIds: ids })
            // A region that two lines have is told at once.
            form.fields.leave(place)
          }}
          onBlur={() => form.fields.leave(place)}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
        />
      )}
      <span id={problemId} className="line-problem">
        {problem}
      </span>
    </th>
  )
}
