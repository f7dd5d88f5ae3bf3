import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { useTimedKinds } from './timed-kinds.ts'

const TimedDialog = lazyPart(() => import('./timed.dialog.tsx'))

/** Which products it is about. */
export type TimedTarget = Pick<InputOf<typeof timedChangeApi.plan>, 'idList' | 'filter' | 'expected'> & {
  readonly count: number
  /** Of a single product. */
  readonly product?: { readonly id: number; readonly name: string }
}

export const targetOf = ({ id, name }: { readonly id: number; readonly name: string }): TimedTarget => ({
  idList: [id],
  count: 1,
  product: { id, name },
})

/** Plans a change of what it is opened for, among the kinds that somebody may plan. */
export function useTimedDialog(onDone?: () => void) {
  const kinds = useTimedKinds()
  return useDialog((close, of: TimedTarget) => (
    <TimedDialog of={of} kinds={kinds} {...(onDone && { onDone })} onClose={close} />
  ))
}
