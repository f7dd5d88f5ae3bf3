import { BlockableButton } from '#ui/action/blockable-button.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { userApi } from '@zhanggui/contract/user/user'
import { TAG_LENGTH, whyNotAddTag } from '@zhanggui/domain/user/user-rules'
import { Input, Space } from 'antd'
import { useState } from 'react'

interface Props {
  /** How many there are. */
  readonly count: number
  readonly onAdded?: (id: number) => void
}

/** A name and a button: Enter adds it too. */
export function NewTag({ count, onAdded }: Props) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const { run, isBusy } = useAction()
  const add = () => {
    const checked = userApi.saveTag.body.safeParse({ name })
    setProblem(checked.error?.issues[0]?.message)
    if (!checked.success || whyNotAddTag(count) !== undefined) return
    void run({
      call: userApi.saveTag,
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
          maxLength={TAG_LENGTH}
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
        <BlockableButton because={whyNotAddTag(count)} look="default" isDanger={false} isBusy={isBusy} onClick={add}>
          添加
        </BlockableButton>
      </Space.Compact>
      <InputProblem text={problem} />
    </div>
  )
}
