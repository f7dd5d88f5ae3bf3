import { useApp } from '#ui/feedback/use-app.ts'
import { forgetSession } from '#api/session.ts'
import { useUnsavedPanes } from '#ui/page/unsaved.ts'
import { useAction } from '#ui/action/use-action.ts'
import { sessionApi } from '@zhanggui/contract/session'

/** Asks, ends the session at the server, then forgets it; the guard leads to the sign-in page and back here later. */
export function useSignOut(): () => void {
  const { modal } = useApp()
  const { run } = useAction()
  const unsavedCount = useUnsavedPanes().size

  return () => {
    const dialog = modal.confirm({
      title: '提示',
      content: (
        <>
          此操作将退出登录, 是否继续?
          {unsavedCount > 0 && <p>有 {unsavedCount} 个页面的内容尚未保存，退出后将丢失。</p>}
        </>
      ),
      okText: '退出登录',
      cancelText: '取消',
      onOk: async () => {
        dialog.update({ okText: '退出中' })
        await run({ call: sessionApi.logout, input: {}, success: '', onDone: forgetSession })
        dialog.destroy()
      },
    })
  }
}
