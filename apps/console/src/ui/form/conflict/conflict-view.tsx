import { Button, Radio } from 'antd'
import { useState } from 'react'
import type { Conflict, Difference } from './conflict.ts'
import type { Form } from '#ui/form/form.ts'

interface Props<V extends object> {
  readonly form: Form<V>
  readonly conflict: Conflict<V>
}

/** Two people changed one thing: the differing fields side by side, and for each of them whose value goes on. */
export function ConflictView<V extends object>({ form, conflict }: Props<V>) {
  const [isMine, setMine] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(conflict.differences.map((each) => [each.key, each.isMine])),
  )
  const settle = () => {
    const chosen = conflict.differences.filter(({ key }) => isMine[key])
    form.settle(chosen.reduce((values, { take }) => take(values), conflict.values))
  }
  return (
    <section className="conflict" role="alert" aria-label={conflict.title}>
      <h2>{conflict.title}</h2>
      <p>
        {conflict.differences.length > 0
          ? '请为有差异的字段选择要保留的内容，确认后再保存。'
          : conflict.notes.length > 0
            ? '双方的修改没有冲突，确认后可以再次保存。'
            : '内容没有差异，确认后可以再次保存。'}
      </p>
      {conflict.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul>
        {conflict.differences.map((difference) => (
          <DifferenceRow
            key={difference.key}
            form={form}
            conflict={conflict}
            difference={difference}
            isMine={isMine[difference.key] ?? false}
            onChoose={(chosen) => setMine({ ...isMine, [difference.key]: chosen })}
          />
        ))}
      </ul>
      <Button type="primary" onClick={settle}>
        确认并继续编辑
      </Button>
    </section>
  )
}

interface RowProps<V extends object> {
  readonly form: Form<V>
  readonly conflict: Conflict<V>
  readonly difference: Difference<V>
  readonly isMine: boolean
  readonly onChoose: (isMine: boolean) => void
}

function DifferenceRow<V extends object>({ form, conflict, difference, isMine, onChoose }: RowProps<V>) {
  const facts = form.fields.facts(difference.name)
  const { part } = difference
  const label = [facts?.label ?? difference.name, part?.label].filter(Boolean).join(' ')
  const words = (values: V) => facts?.inWords(values) ?? String(values[difference.name])
  const mine = part?.mine ?? words(conflict.mine)
  const theirs = part?.theirs ?? words(conflict.theirs)
  return (
    <li>
      <span className="conflict-field">{label}</span>
      <Radio.Group
        name={`conflict-${difference.key}`}
        aria-label={label}
        value={isMine ? 'mine' : 'theirs'}
        onChange={(event) => onChoose(event.target.value === 'mine')}
        options={[
          { value: 'mine', label: `我的：${mine}` },
          { value: 'theirs', label: `对方：${theirs}` },
        ]}
      />
    </li>
  )
}
