import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { Button, Radio } from 'antd'
import { useState } from 'react'
import type { Conflict, Difference } from './conflict.ts'
import type { ContractForm } from './contract-form.ts'
import { useBringIntoView } from './use-bring-into-view.ts'

interface Props<E extends Endpoint> {
  readonly form: ContractForm<E>
  readonly conflict: Conflict
}

/** Two people changed one thing: the differing fields side by side, and for each of them whose value goes on. */
export function ConflictView<E extends Endpoint>({ form, conflict }: Props<E>) {
  const [isMine, setMine] = useState<Readonly<Record<string, boolean>>>(() =>
    Object.fromEntries(conflict.differences.map((each) => [each.name, each.isMine])),
  )
  const place = useBringIntoView<HTMLElement>('start')
  const settle = () => {
    const chosen = conflict.differences.map(({ name, mine, theirs }) => [name, isMine[name] ? mine : theirs] as const)
    form.settle({ ...conflict.theirs.values, ...Object.fromEntries(chosen) })
  }
  return (
    <section ref={place} tabIndex={-1} className="conflict" role="alert" aria-label={conflict.title}>
      <h2>{conflict.title}</h2>
      <p>
        {conflict.differences.length > 0
          ? '请为有差异的字段选择要保留的内容，确认后再保存。'
          : '内容没有差异，确认后可以再次保存。'}
      </p>
      <ul>
        {conflict.differences.map((difference) => (
          <DifferenceRow
            key={difference.name}
            form={form}
            difference={difference}
            isMine={isMine[difference.name] ?? false}
            onChoose={(chosen) => setMine({ ...isMine, [difference.name]: chosen })}
          />
        ))}
      </ul>
      <Button type="primary" onClick={settle}>
        确认并继续编辑
      </Button>
    </section>
  )
}

interface RowProps<E extends Endpoint> {
  readonly form: ContractForm<E>
  readonly difference: Difference
  readonly isMine: boolean
  readonly onChoose: (isMine: boolean) => void
}

function DifferenceRow<E extends Endpoint>({ form, difference, isMine, onChoose }: RowProps<E>) {
  const facts = form.fields.facts(difference.name)
  const words = (value: unknown) => facts?.show(value) ?? String(value)
  const label = facts?.label ?? difference.name
  return (
    <li>
      <span className="conflict-field">{label}</span>
      <Radio.Group
        name={`conflict-${difference.name}`}
        aria-label={label}
        value={isMine ? 'mine' : 'theirs'}
        onChange={(event) => onChoose(event.target.value === 'mine')}
        options={[
          { value: 'mine', label: `我的：${words(difference.mine)}` },
          { value: 'theirs', label: `对方：${words(difference.theirs)}` },
        ]}
      />
    </li>
  )
}
