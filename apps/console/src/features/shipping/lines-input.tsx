import './lines-input.css'
import type { Form } from '#ui/form/form.ts'
import type { RegionIndex } from '@zhanggui/domain/region/region-index'
import { Button } from 'antd'
import type { LineColumn } from './line-columns.ts'
import { lineName, takenByOthers } from './line-places.ts'
import { LineRow } from './line-row.tsx'
import type { LineValue, TemplateValues } from './template-values.ts'

interface Props {
  readonly label: string
  readonly form: Form<TemplateValues>
  readonly list: 'lines' | 'freeLines'
  readonly placeHead: string
  readonly everywhere: string
  readonly columns: readonly LineColumn[]
  readonly regions: RegionIndex
  /** Buttons by their words, with the line that each adds; a second one for everywhere makes no sense. */
  readonly adding: Readonly<Record<string, LineValue>>
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: readonly LineValue[]
  readonly onChange?: (lines: readonly LineValue[]) => void
}

/** Lines of a template: where, and the figures that apply there. */
export function LinesInput(props: Props) {
  const { form, list, columns, regions, value: lines = [], onChange } = props
  const put = (index: number, line: LineValue) => onChange?.(lines.with(index, line))
  const remove = (index: number) => {
    form.fields.forgetParts(list)
    onChange?.(lines.toSpliced(index, 1))
  }
  const isFixed = (line: LineValue) => list === 'lines' && line.isDefault
  const problem = form.problemAt(list)
  return (
    <div id={props.id} tabIndex={-1} className="lines-input">
      {lines.length > 0 && (
        <table aria-label={props.label}>
          <LinesHead placeHead={props.placeHead} columns={columns} />
          <tbody>
            {lines.map((line, index) => (
              <LineRow
                key={lineName(index)}
                name={lineName(index)}
                line={line}
                columns={columns}
                regions={regions}
                taken={takenByOthers(lines, index)}
                everywhere={props.everywhere}
                form={form}
                path={`${list}.${index}`}
                onChange={(next) => put(index, next)}
                onRemove={isFixed(line) ? undefined : () => remove(index)}
              />
            ))}
          </tbody>
        </table>
      )}
      {problem && (
        <p className="line-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="lines-adding">
        {Object.entries(props.adding)
          .filter(([, line]) => !line.isDefault || !lines.some(({ isDefault }) => isDefault))
          .map(([text, line]) => (
            <Button key={text} onClick={() => onChange?.([...lines, line])}>
              {text}
            </Button>
          ))}
      </div>
    </div>
  )
}

const LinesHead = ({ placeHead, columns }: Pick<Props, 'placeHead' | 'columns'>) => (
  <thead>
    <tr>
      <th scope="col">{placeHead}</th>
      {columns.map(({ name, head }) => (
        <th key={name} scope="col" className="line-figure">
          {head}
        </th>
      ))}
      <th scope="col" className="line-actions">
        操作
      </th>
    </tr>
  </thead>
)
