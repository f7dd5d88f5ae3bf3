import { mayCall, useSession } from '#api/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { userApi } from '@zhanggui/contract/user/user'
import { type TagChange, tagChange } from '@zhanggui/domain/order/shopper-codes'

const TagBatchDialog = lazyPart(() => import('./tag-batch.dialog.tsx'))

/** Tags for the ticked users: given or taken away. */
export function useTagBatch(list: ListState<typeof userApi.list>) {
  const isAllowed = mayCall(userApi.setTags, useSession())
  const dialog = useDialog((close, way: Exclude<TagChange, 'set'>) => (
    <TagBatchDialog way={way} list={list} onClose={close} />
  ))
  const buttons = isAllowed ? (
    <>
      <Button onClick={() => dialog.open(tagChange.is.add)}>添加标签</Button>
      <Button onClick={() => dialog.open(tagChange.is.remove)}>移除标签</Button>
    </>
  ) : undefined
  return { buttons, element: dialog.element }
}
