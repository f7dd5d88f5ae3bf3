import { Form, Input, type InputRef } from 'antd'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'

export interface PromptHandle {
  /** The text, if it can be taken; otherwise the input says why not. */
  readonly read: () => string | undefined
  readonly complain: (problem: string) => void
}

interface Props {
  readonly ref: Ref<PromptHandle>
  readonly label: string
  readonly initial: string
  readonly max: number
  readonly onEnter: () => void
}

export function PromptInput({ ref, label, initial, max, onEnter }: Props) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const field = useRef<InputRef>(null)
  useEffect(() => field.current?.focus(), [])

  useImperativeHandle(ref, () => ({
    read() {
      const wrong = problemOf(text, max)
      setProblem(wrong)
      return wrong === undefined ? text.trim() : undefined
    },
    complain: setProblem,
  }))
  return (
    <Form.Item validateStatus={problem ? 'error' : ''} help={<span role="alert">{problem}</span>}>
      <Input
        aria-label={label}
        aria-invalid={problem !== undefined}
        ref={field}
        showCount={{ formatter: ({ count }) => `${count} / ${max}` }}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (problem) setProblem(problemOf(event.target.value, max))
        }}
        onPressEnter={(event) => {
          if (!event.nativeEvent.isComposing) onEnter()
        }}
      />
    </Form.Item>
  )
}

function problemOf(text: string, max: number): string | undefined {
  if (text.trim() === '') return '输入不能为空'
  return text.trim().length > max ? `输入限制${max}字以内` : undefined
}
