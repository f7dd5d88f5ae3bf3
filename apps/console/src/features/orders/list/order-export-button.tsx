import { ActionButton } from '#ui/action/action-button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { orderApi } from '@zhanggui/contract/order/order'

const ExportDialog = lazyPart(() => import('#widgets/task-progress/export.dialog.tsx'))

/** Exports what the list shows, all of it and not only the page in sight. */
export function OrderExportButton({ filter }: { readonly filter: FilterOf<typeof orderApi.list> }) {
  const dialog = useDialog((close, started: ReplyOf<typeof orderApi.export>) => (
    <ExportDialog title="导出订单" {...started} onClose={close} />
  ))
  return (
    <>
      <ActionButton call={orderApi.export} input={filter} success="" onDone={dialog.open}>
        导出
      </ActionButton>
      {dialog.element}
    </>
  )
}
