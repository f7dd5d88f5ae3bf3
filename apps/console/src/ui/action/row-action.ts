import type { Endpoint, InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { Action, RunAction } from './use-action.ts'

/** One thing that can be done with a row. Without the permission for `call` it is not shown. */
export interface RowAction {
  readonly label: string
  readonly call: Endpoint | undefined
  readonly because: string | undefined
  readonly isDanger: boolean
  readonly to: string | undefined
  readonly start: (run: RunAction) => void
}

interface CallAction<E extends Endpoint> extends Action<E> {
  readonly because?: string | undefined
  readonly isDanger?: boolean
}

/** Makes a call. */
export const callAction = <E extends Endpoint>(
  label: string,
  { because, isDanger, ...action }: CallAction<E>,
): RowAction => ({
  label,
  call: action.call,
  because,
  isDanger: isDanger ?? false,
  to: undefined,
  start: (run) => void run(action),
})

interface DeleteAction<E extends Endpoint> extends Pick<CallAction<E>, 'because' | 'success' | 'refresh' | 'onDone'> {
  /** The row's name, for the default question. */
  readonly name?: string
  /** The question, where the default one does not say enough. */
  readonly text?: string
}

/** Deletes the row, after a question. */
export const deleteAction = <E extends Endpoint>(
  call: E,
  input: InputOf<E>,
  { name = '', text, success = '删除成功', ...others }: DeleteAction<E>,
): RowAction => {
  const confirm = text === undefined ? { name } : { text, action: '删除', isDanger: true }
  return callAction('删除', { call, input, isDanger: true, confirm, success, ...others })
}

/** Opens something in the page; `call` is what would be made there in the end. */
export const openAction = (label: string, open: () => void, call?: Endpoint, because?: string): RowAction => ({
  label,
  call,
  because,
  isDanger: false,
  to: undefined,
  start: open,
})

/** Leads to another page. */
export const linkAction = (label: string, to: string, call?: Endpoint): RowAction => ({
  label,
  call,
  because: undefined,
  isDanger: false,
  to,
  start: () => undefined,
})
