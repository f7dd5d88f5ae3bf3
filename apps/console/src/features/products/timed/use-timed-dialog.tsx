import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { ProductRow } from '@zhanggui/contract/goods/product'
import { useTimedKinds } from './timed-kinds.ts'
import type { TimedTarget } from './timed-target.ts'

const TimedDialog = lazyPart(() => import('./timed.dialog.tsx'))

export const targetOf = ({ id, name, isShow }: Pick<ProductRow, 'id' | 'name' | 'isShow'>): TimedTarget => ({
  idList: [id],
  count: 1,
  isOnSale: isShow,
  product: { id, name },
})

/** Plans a change of what it is opened for, among the kinds that somebody may plan. */
export function useTimedDialog(onDone?: () => void) {
  const kinds = useTimedKinds()
  return useDialog((close, of: TimedTarget) => (
    <TimedDialog of={of} kinds={kinds} {...(onDone && { onDone })} onClose={close} />
  ))
}
