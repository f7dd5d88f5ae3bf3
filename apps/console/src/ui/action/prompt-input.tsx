import './prompt-input.css'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { Input } from 'antd'
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'

export interface PromptHandle {
  /** The text, if it can be taken; otherwise the input says why not. */
  readonly read: () => string | undefined
  readonly complain: (problem: string) => void
}

interface Props {
  readonly ref: Ref<PromptHandle>
  readonly label: string
  /** Said in the empty box, where the heading says something else. */
  readonly placeholder: string | undefined
  readonly initial: string
  readonly max: number
  /** Room for several lines. */
  readonly isLong: boolean
  readonly whyNot: ((text: string) => string | undefined) | undefined
  readonly onEnter: () => void
}

export function PromptInput({ ref, label, placeholder, initial, max, isLong, whyNot, onEnter }: Props) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const field = useRef<{ focus: () => void }>(null)
  useEffect(() => field.current?.focus(), [])
  const problemOf = (typed: string) => whyNotText(typed.trim(), max) ?? whyNot?.(typed.trim())

  useImperativeHandle(ref, () => ({
    read() {
      const wrong = problemOf(text)
      setProblem(wrong)
      return wrong === undefined ? text.trim() : undefined
    },
    complain: setProblem,
  }))
  const shared = {
    'aria-label': label,
    placeholder,
    'aria-invalid': problem !== undefined,
    ...(problem !== undefined && { status: 'error' as const }),
    showCount: { formatter: ({ count }: { count: number }) => `${count} / ${max}` },
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value)
      if (problem) setProblem(problemOf(target.value))
    },
    onPressEnter: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || (isLong && !event.ctrlKey && !event.metaKey)) return
      onEnter()
    },
  }
  return (
    <>
      {isLong ? (
        <div className="prompt-long">
          <Input.TextArea ref={(box) => void (field.current = box)} rows={3} {...shared} />
        </div>
      ) : (
        <Input ref={(box) => void (field.current = box)} {...shared} />
      )}
      <InputProblem text={problem} />
    </>
  )
}

function whyNotText(text: string, max: number): string | undefined {
  if (text === '') return '输入不能为空'
  return text.length > max ? `输入限制${max}字以内` : undefined
}
