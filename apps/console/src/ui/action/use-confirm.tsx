import { useApp } from '#ui/feedback/use-app.ts'
import { createRef, type ReactNode } from 'react'
import type { PromptHandle } from './prompt-input.tsx'

const TITLE = '提示'
const DELETE_TEXT = '确定永久删除该数据'
/** How long the button of a prompt rests after a refused attempt (spec §9). */
const REST = 3000

export interface Confirmation {
  /** What will happen, and to how many. */
  readonly text?: string
  readonly isDanger?: boolean
}

export interface Prompt {
  /** What is asked for: 请输入{title}. */
  readonly title: string
  /** The heading, where it says more than that. */
  readonly heading?: string
  /** Above the box: what the text is about. */
  readonly about?: ReactNode
  readonly initial?: string
  readonly max?: number
  /** Room for several lines; Ctrl/Cmd+Enter sends. */
  readonly isLong?: boolean
  /** Done while the dialog is still open; what is told to `refuse` is shown in it. */
  readonly save?: (text: string, refuse: (error: Error) => void) => Promise<unknown>
}

/** Questions in a dialog, with the texts of the specification (spec §5, sheet 1 §4.12). */
export function useConfirm() {
  const { modal, message } = useApp()

  const confirm = ({ text = DELETE_TEXT, isDanger = text === DELETE_TEXT }: Confirmation = {}) =>
    new Promise<boolean>((answer) => {
      modal.confirm({
        title: TITLE,
        content: text,
        okText: '确定',
        cancelText: '取消',
        okButtonProps: { danger: isDanger },
        onOk: () => answer(true),
        onCancel: () => {
          void message.info('已取消')
          answer(false)
        },
      })
    })

  /** The typed text, or nothing when it was called off. */
  const prompt = async ({ title, heading, about, initial = '', max = 50, isLong = false, save }: Prompt) => {
    const { PromptInput } = await import('./prompt-input.tsx')
    return new Promise<string | undefined>((answer) => {
      const input = createRef<PromptHandle>()
      const submit = async () => {
        const text = input.current?.read()
        if (text === undefined) return
        dialog.update({ okButtonProps: { loading: true } })
        const refusal = await refusalOf(save, text)
        if (refusal === undefined) {
          dialog.destroy()
          answer(text)
          return
        }
        input.current?.complain(refusal)
        setTimeout(() => dialog.update({ okButtonProps: { loading: false } }), REST)
      }
      const dialog = modal.confirm({
        icon: null,
        focusable: { autoFocusButton: null },
        title: heading ?? `请输入${title}`,
        content: (
          <PromptInput {...{ about, initial, max, isLong }} ref={input} label={title} onEnter={() => void submit()} />
        ),
        okText: '确定',
        cancelText: '取消',
        // A handler that takes `close` leaves the dialog open until it says otherwise.
        onOk: (_close: () => void) => void submit(),
        onCancel: () => {
          void message.info('取消输入')
          answer(undefined)
        },
      })
    })
  }

  return { confirm, prompt }
}

async function refusalOf(save: Prompt['save'], text: string): Promise<string | undefined> {
  let refusal: string | undefined
  await save?.(text, ({ message }) => {
    refusal = message
  })
  return refusal
}
