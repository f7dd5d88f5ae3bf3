import { BlockableButton } from '#ui/action/blockable-button.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { Input, Space } from 'antd'
import { useState } from 'react'
import type { TagKind } from './tag-kind.ts'

interface Props {
  readonly of: TagKind
  /** How many there are. */
  readonly count: number
  readonly onAdded?: (id: number) => void
}

/** A name and a button: Enter adds it too. */
export function NewTag({ of, count, onAdded }: Props) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, isBusy } = useAction()
  const add = () => {
    const checked = of.save.body.safeParse({ name })
    setProblem(checked.error?.issues[0]?.message)
    if (!checked.success || of.whyNotAdd(count) !== undefined) return
    void run({
      call: of.save,
      input: { name },
      success: '',
      onDone: ({ id }) => {
        setName('')
        onAdded?.(id)
      },
      onRefused: ({ message }) => setProblem(message),
    })
  }
  return (
    <div>
      <Space.Compact block>
        <Input
          aria-label="新标签名称"
          placeholder="新标签名称"
          maxLength={of.longest}
          value={name}
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { status: 'error' as const })}
          onChange={({ target }) => {
            setName(target.value)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // The form around it is not meant.
            event.preventDefault()
            add()
          }}
        />
        <BlockableButton because={of.whyNotAdd(count)} look="default" isDanger={false} isBusy={isBusy} onClick={add}>
          添加
        </BlockableButton>
      </Space.Compact>
      <InputProblem text={problem} />
    </div>
  )
}
