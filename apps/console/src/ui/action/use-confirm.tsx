import { useApp } from '#ui/feedback/use-app.ts'
import { createRef, type RefObject } from 'react'
import type { PromptHandle } from './prompt-input.tsx'

const TITLE = '提示'
const DELETE_TEXT = '确定永久删除该数据'
/** How long the button of a prompt rests after a refused attempt (spec §9). */
const REST = 3000

export type Confirmation =
  /** Deleting something for good, by its name where it has one. */
  | { readonly name?: string; readonly text?: never }
  | {
      /** What will happen, to whom by name, and to how many. */
      readonly text: string
      /** What the button does: it says so itself. */
      readonly action: string
      readonly isDanger?: boolean
    }

const asked = (confirmation: Confirmation) =>
  confirmation.text === undefined
    ? { text: DELETE_TEXT + (confirmation.name ? `「${confirmation.name}」` : ''), action: '永久删除', isDanger: true }
    : { isDanger: false, ...confirmation }

export interface Prompt {
  /** What is asked for: 请输入{title}. */
  readonly title: string
  /** The heading, where it says more than that. */
  readonly heading?: string
  /** What the button does with the text. */
  readonly action: string
  readonly initial?: string
  readonly max?: number
  /** Room for several lines; Ctrl/Cmd+Enter sends. */
  readonly isLong?: boolean
  /** Why this text cannot be taken; it is said below the box, which stays open. */
  readonly whyNot?: (text: string) => string | undefined
  /** Done while the dialog is still open; what is told to `refuse` is shown in it. */
  readonly save?: (text: string, refuse: (error: Error) => void) => Promise<unknown>
}

/** Questions in a dialog, with the texts of the specification (spec §5, sheet 1 §4.12). */
export function useConfirm() {
  const { modal, message } = useApp()

  const confirm = (confirmation: Confirmation) =>
    new Promise<boolean>((answer) => {
      const { text, action, isDanger } = asked(confirmation)
      modal.confirm({
        title: TITLE,
        content: text,
        okText: action,
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
  const prompt = async ({ title, heading, action, initial = '', max = 50, isLong = false, whyNot, save }: Prompt) => {
    const { PromptInput } = await import('./prompt-input.tsx')
    return new Promise<string | undefined>((answer) => {
      const input = createRef<PromptHandle>()
      const submit = attempts(save, {
        input,
        setBusy: (is) => dialog.update({ okButtonProps: { loading: is } }),
        onDone: (text) => {
          dialog.destroy()
          answer(text)
        },
      })
      const dialog = modal.confirm({
        icon: null,
        focusable: { autoFocusButton: null },
        title: heading ?? `请输入${title}`,
        content: (
          <PromptInput
            {...{ initial, max, isLong, whyNot }}
            ref={input}
            label={title}
            placeholder={heading && `请输入${title}`}
            onEnter={() => void submit()}
          />
        ),
        okText: action,
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

interface Attempt {
  readonly input: RefObject<PromptHandle | null>
  readonly setBusy: (is: boolean) => void
  readonly onDone: (text: string) => void
}

/** One attempt at a time, Enter included, which no waiting button stops; after a refused one the prompt rests. */
function attempts(save: Prompt['save'], { input, setBusy, onDone }: Attempt): () => Promise<void> {
  let isBusy = false
  const rest = (is: boolean) => {
    isBusy = is
    setBusy(is)
  }
  return async () => {
    const text = input.current?.read()
    if (text === undefined || isBusy) return
    rest(true)
    const refusal = await refusalOf(save, text)
    if (refusal === undefined) {
      onDone(text)
      return
    }
    input.current?.complain(refusal)
    setTimeout(() => rest(false), REST)
  }
}

async function refusalOf(save: Prompt['save'], text: string): Promise<string | undefined> {
  let refusal: string | undefined
  await save?.(text, ({ message }) => {
    refusal = message
  })
  return refusal
}
