import { InputProblem } from '#ui/input/input-problem.tsx'
import { Input, type InputRef } from 'antd'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'

export interface PromptHandle {
  /** The text, if it can be taken; otherwise the input says why not. */
  readonly read: () => string | undefined
}

interface Props {
  readonly ref: Ref<PromptHandle>
  readonly label: string
  readonly max: number
  readonly whyNot: ((text: string) => string | undefined) | undefined
  readonly onEnter: () => void
}

export function PromptInput({ ref, label, max, whyNot, onEnter }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<InputRef>(null)
  useEffect(() => field.current?.focus(), [])
  const problemOf = (typed: string) => whyNotText(typed, max) ?? whyNot?.(typed)

  useImperativeHandle(ref, () => ({
    read() {
      const typed = text.trim()
      const wrong = problemOf(typed)
      setProblem(wrong)
      return wrong === undefined ? typed : undefined
    },
  }))
  return (
    <>
      <Input
        ref={field}
        aria-label={label}
        aria-invalid={problem !== undefined}
        {...(problem !== undefined && { status: 'error' as const })}
        showCount={{ formatter: ({ count }) => `${count} / ${max}` }}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          if (problem) setProblem(problemOf(target.value.trim()))
        }}
        onPressEnter={(event: KeyboardEvent) => {
          if (!event.nativeEvent.isComposing) onEnter()
        }}
      />
      <InputProblem text={problem} />
    </>
  )
}

function whyNotText(text: string, max: number): string | undefined {
  if (text === '') return '输入不能为空'
  return text.length > max ? `输入限制${max}字以内` : undefined
}
