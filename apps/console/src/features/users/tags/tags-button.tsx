import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { userApi } from '@zhanggui/contract/user/user'

const ShopTagsDialog = lazyPart(() => import('./shop-tags.dialog.tsx'))

export function TagsButton() {
  const dialog = useDialog((close) => <ShopTagsDialog onClose={close} />)
  return (
    <Can call={userApi.saveTag}>
      <Button onClick={() => dialog.open()}>管理标签</Button>
      {dialog.element}
    </Can>
  )
}
