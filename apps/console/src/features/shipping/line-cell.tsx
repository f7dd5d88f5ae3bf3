import { MoneyInput } from '#ui/input/money-input.tsx'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { InputNumber } from 'antd'
import { useId } from 'react'
import type { LineColumn } from './line-columns.ts'

interface Props {
  readonly column: LineColumn
  readonly id: string
  readonly line: string
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly onLeave: () => void
  readonly problem: string | undefined
}

/** A figure of a line, with what is wrong about it under it. */
export function LineCell({ id, column: { head, isMoney }, line, value, onChange, onLeave, problem }: Props) {
  const problemId = useId()
  const aria = {
    id,
    'aria-label': `${line} ${head}`,
    ...(problem ? { 'aria-invalid': true, 'aria-describedby': problemId } : {}),
  }
  return (
    <td data-label={head} onBlur={onLeave}>
      {isMoney ? (
        <MoneyInput {...aria} value={value as Fen | undefined} onChange={onChange} />
      ) : (
        <InputNumber
          {...aria}
          controls={false}
          {...(problem ? { status: 'error' } : {})}
          value={value ?? null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      )}
      <span id={problemId} className="line-problem">
        {problem}
      </span>
    </td>
  )
}
