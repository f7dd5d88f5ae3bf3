import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useTimedKinds } from './timed-kinds.ts'
import type { TimedTarget } from './timed-target.ts'

const TimedDialog = lazyPart(() => import('./timed.dialog.tsx'))

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
