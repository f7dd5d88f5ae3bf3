import './use-question.css'
import { useApp } from '#ui/feedback/use-app.ts'
import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'

interface Choice<A> {
  /** What happens when it is pressed. */
  readonly label: string
  readonly answer: A
  readonly isDanger?: boolean
}

interface Question<A> {
  readonly title?: string
  readonly text: ReactNode
  /** The usual one last: it is the main button, and has the focus. */
  readonly choices: readonly Choice<A>[]
  readonly cancel?: string
}

/** A question with several answers, each on a button that says what it does; nothing when it is closed. */
export function useQuestion() {
  const { modal } = useApp()
  return <A,>({ title = '提示', text, choices, cancel = '取消' }: Question<A>) =>
    new Promise<A | undefined>((resolve) => {
      const answer = (chosen: A | undefined) => {
        dialog.destroy()
        resolve(chosen)
      }
      const dialog = modal.confirm({
        title,
        content: text,
        width: 520,
        focusable: { autoFocusButton: null },
        onCancel: () => resolve(undefined),
        footer: (
          <div className="question-buttons">
            <Button onClick={() => answer(undefined)}>{cancel}</Button>
            {choices.map(({ label, answer: chosen, isDanger = false }, index) => {
              const isMain = index === choices.length - 1
              return (
                <Button
                  key={label}
                  look={isMain && !isDanger ? 'primary' : 'default'}
                  data-danger={isDanger || undefined}
                  // The dialog exists to be answered.
                  ref={(button) => (isMain ? button?.focus() : undefined)}
                  onClick={() => answer(chosen)}
                >
                  {label}
                </Button>
              )
            })}
          </div>
        ),
      })
    })
}
