import { mayCall, useSession } from '#api/session.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { useKeywordPicker } from '#widgets/keyword-picker/use-keyword-picker.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { Button } from 'antd'
import { use } from 'react'
import { copyPath } from '../product-paths.ts'

const TITLE = '从已有商品复制'

/** Fills the empty form with a copy of another product. */
export function CopyButton({ isDirty }: { readonly isDirty: boolean }) {
  const session = useSession()
  const pane = use(PaneContext)
  const { confirm } = useConfirm()
  const { pick, dialog } = useKeywordPicker()
  if (!mayCall(productApi.pick, session) || !mayCall(productApi.info, session)) return null
  const start = async () => {
    const question = { text: '已填写的内容不会带到复制的商品中。', action: '选择要复制的商品' }
    if (isDirty && !(await confirm(question))) return
    const [picked] = (await pick({ title: TITLE, mode: 'single', forCopy: true })) ?? []
    if (picked) pane.leaveFor(copyPath(picked.id))
  }
  return (
    <>
      <Button onClick={() => void start()}>{TITLE}</Button>
      {dialog}
    </>
  )
}
