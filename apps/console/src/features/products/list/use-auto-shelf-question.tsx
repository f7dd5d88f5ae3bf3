import { Button } from '#ui/action/button.tsx'
import { useApp } from '#ui/feedback/use-app.ts'

/** Whether a product goes on sale by itself once it has passed; nothing where the question was closed. */
export function useAutoShelfQuestion() {
  const { modal } = useApp()
  return (question = '提审之后是否自动上架？') =>
    new Promise<boolean | undefined>((resolve) => {
      const answer = (chosen: boolean) => {
        dialog.destroy()
        resolve(chosen)
      }
      const dialog = modal.confirm({
        title: '提示',
        content: question,
        closable: true,
        onCancel: () => resolve(undefined),
        footer: (
          <div className="ant-modal-confirm-btns">
            <Button onClick={() => answer(false)}>不用了</Button>
            <Button look="primary" onClick={() => answer(true)}>
              上架
            </Button>
          </div>
        ),
      })
    })
}
