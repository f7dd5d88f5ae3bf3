import { createStore } from '#api/store.ts'
import type { App } from 'antd'

type Feedback = Pick<ReturnType<typeof App.useApp>, 'message' | 'modal'>

/** Whether anybody has had something to say or to ask yet. */
export const isAsked = createStore(false)

let shownBy: Feedback | undefined
let waiting: ((app: Feedback) => void)[] = []

/** Toasts and questions are shown here from now on, until the answer is called. */
export function showFeedback(app: Feedback): () => void {
  shownBy = app
  for (const say of waiting) say(app)
  waiting = []
  return () => {
    if (shownBy === app) shownBy = undefined
  }
}

function whenReady<T>(say: (app: Feedback) => T): Promise<T> {
  isAsked.set(true)
  return new Promise((resolve) => {
    const told = (app: Feedback) => resolve(say(app))
    if (shownBy) told(shownBy)
    else waiting.push(told)
  })
}

const kinds = ['open', 'success', 'info', 'warning', 'error'] as const

const message = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    // A toast can be waited for until it is gone, and would be: nobody wants to.
    (content: never) => whenReady((app) => void app.message[kind](content)),
  ]),
)

const modal = {
  confirm(config: Parameters<Feedback['modal']['confirm']>[0]) {
    const dialog = whenReady((app) => {
      // So can a dialog, until it is answered: here the dialog itself is what is wanted.
      const { update, destroy } = app.modal.confirm(config)
      return { update, destroy }
    })
    return {
      update: async (next: typeof config) => (await dialog).update(next),
      destroy: async () => (await dialog).destroy(),
    }
  },
}

const laterApp = { message, modal } as unknown as Feedback

/** antd's toasts and dialogs, whose code comes with the first of them: most pages are opened without one. */
export const useApp = (): Feedback => laterApp
