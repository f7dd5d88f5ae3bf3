import type { InputRef } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export const LONGEST_CODE = 20

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/** The field that codes are typed into. A scanner types wherever the focus is, so all roads lead back here. */
export function useCodeField(onCode: (code: string) => unknown) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const page = useRef<HTMLElement>(null)
  const input = useRef<InputRef>(null)
  /** Text has come from outside the field: the Enter after it belongs to it and to no button. */
  const isScanning = useRef(false)

  const focus = () => input.current?.focus()
  const submit = () => {
    isScanning.current = false
    setText('')
    focus()
    const code = text.trim()
    setProblem(code === '' ? '输入不能为空' : undefined)
    if (code !== '') onCode(code)
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (isField(event.target) || ctrlKey || metaKey || altKey) return
    if (/^[\dA-Za-z]$/.test(key)) {
      event.preventDefault()
      isScanning.current = true
      setText((before) => `${before}${key}`.slice(0, LONGEST_CODE))
    } else if (key === 'Enter' && isScanning.current) {
      event.preventDefault()
      submit()
    }
  })
  useEffect(() => {
    input.current?.focus()
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener, true)
    return () => document.removeEventListener('keydown', listener, true)
  }, [])
  useEffect(() => holdFocus(page.current, () => input.current?.focus()), [])

  const type = (typed: string) => {
    isScanning.current = false
    setText(typed)
    setProblem(undefined)
  }
  return { text, type, problem, setProblem, page, input, submit, focus }
}

/** Whoever comes to the page from a dialog or from nowhere goes on in the field, and so does who clicks on its ground. */
function holdFocus(page: HTMLElement | null, focus: () => void) {
  const come = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && page?.contains(relatedTarget))) focus()
  }
  const leave = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) focus()
    })
  page?.addEventListener('focusin', come)
  page?.addEventListener('focusout', leave)
  return () => {
    page?.removeEventListener('focusin', come)
    page?.removeEventListener('focusout', leave)
  }
}
