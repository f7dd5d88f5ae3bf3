import { createStore } from '#api/store.ts'
import type { useApp } from './use-app.ts'

type Feedback = Pick<ReturnType<typeof useApp>, 'message' | 'modal'>

/** Whether anybody has had something to say or to ask yet. */
export const isAsked = createStore(false)

let settle: (app: Feedback) => void = () => undefined
const ready = new Promise<Feedback>((resolve) => {
  settle = resolve
})
/** What shows toasts and questions is there. */
export const showFeedback = (app: Feedback) => settle(app)

function whenReady(): Promise<Feedback> {
  isAsked.set(true)
  return ready
}

const kinds = ['open', 'success', 'info', 'warning', 'error'] as const

const message = Object.fromEntries(
  kinds.map((kind) => [kind, (content: never) => whenReady().then((app) => app.message[kind](content))]),
)

const modal = {
  confirm(config: Parameters<Feedback['modal']['confirm']>[0]) {
    const dialog = whenReady().then((app) => {
      const shown = app.modal.confirm(config)
      // A dialog can be waited for, and would be: here the dialog itself is what is wanted.
      return { update: shown.update, destroy: shown.destroy }
    })
    return {
      update: (next: typeof config) => void dialog.then(({ update }) => update(next)),
      destroy: () => void dialog.then(({ destroy }) => destroy()),
    }
  },
}

/** antd's toasts and dialogs, whose code comes with the first of them: most pages are opened without one. */
export const laterApp = { message, modal, notification: {} } as unknown as ReturnType<typeof useApp>
