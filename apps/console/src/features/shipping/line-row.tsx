import { RegionCascader } from '#widgets/region-cascader/region-cascader.tsx'
import type { RegionIndex } from '@zhanggui/domain/region/region-index'
import { Button } from 'antd'
import { useId } from 'react'
import { LineCell } from './line-cell.tsx'
import type { LineColumn } from './line-columns.ts'
import type { LineValue } from './template-values.ts'

interface Props {
  readonly name: string
  readonly line: LineValue
  readonly columns: readonly LineColumn[]
  readonly regions: RegionIndex
  readonly taken: ReadonlyMap<number, string>
  /** What the line for everywhere is called. */
  readonly everywhere: string
  readonly problemOf: (rule: string) => string | undefined
  readonly onChange: (line: LineValue) => void
  readonly onLeave: (rule: string) => void
  /** Absent: this one stays. */
  readonly onRemove: (() => void) | undefined
}

export function LineRow(props: Props) {
  const { name, line, columns, onChange, onLeave, problemOf, onRemove } = props
  return (
    <tr>
      <PlaceCell {...props} />
      {columns.map((column) => (
        <LineCell
          key={column.name}
          column={column}
          line={name}
          value={line[column.name]}
          onChange={(value) => onChange({ ...line, [column.name]: value })}
          onLeave={() => onLeave(column.name)}
          problem={problemOf(column.name)}
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

function PlaceCell({ name, line, regions, taken, everywhere, problemOf, onChange, onLeave }: Props) {
  const problemId = useId()
  const problem = problemOf('regionIds')
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
          onChange={(regionIds) => onChange({ ...line, regionIds })}
          onBlur={() => onLeave('regionIds')}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
        />
      )}
      <span id={problemId} className="line-problem">
        {problem}
      </span>
    </th>
  )
}
