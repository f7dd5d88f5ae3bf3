import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Selection } from '#ui/list/use-selection.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { teamApi } from '@zhanggui/contract/order/team'

const MarkDialog = lazyPart(() => import('./mark.dialog.tsx'))

type Input = InputOf<typeof teamApi.set>

interface Props {
  readonly selection: Pick<Selection<{ readonly id: number }>, 'isAll' | 'rows' | 'clear'>
  readonly kind: Input['kind']
  /** What the list shows, for all results. */
  readonly filter: Pick<Input, 'orderFilter' | 'refundFilter'>
  readonly total: number
}

/** For the ticked rows, or for everything that the list shows. */
export function MarkButton({ selection, kind, filter, total }: Props) {
  const { isAll, rows } = selection
  const count = isAll ? total : rows.length
  const of = isAll ? { kind, ...filter, expected: total } : { kind, ids: rows.map(({ id }) => id) }
  const dialog = useDialog((close) => <MarkDialog of={of} count={count} onDone={selection.clear} onClose={close} />)
  return (
    <Can call={teamApi.set}>
      <Button onClick={() => dialog.open()}>标记</Button>
      {dialog.element}
    </Can>
  )
}
