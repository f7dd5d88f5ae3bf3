import { ActionButton } from '#ui/action/action-button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { FilterOf } from '@zhanggui/contract/kernel/filter'
import { userApi } from '@zhanggui/contract/user/user'

const ExportDialog = lazyPart(() => import('#widgets/task-progress/export.dialog.tsx'))

/** Exports what the list shows, all of it and not only the page in sight; phones stay masked. */
export function UserExportButton({ filter }: { readonly filter: FilterOf<typeof userApi.list> }) {
  const dialog = useDialog((close, started: ReplyOf<typeof userApi.export>) => (
    <ExportDialog title="导出用户" {...started} onClose={close} />
  ))
  return (
    <>
      <ActionButton call={userApi.export} input={filter} success="" onDone={dialog.open}>
        导出
      </ActionButton>
      {dialog.element}
    </>
  )
}
