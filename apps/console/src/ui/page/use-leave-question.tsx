import { Button } from '#ui/action/button.tsx'
import { useApp } from '#ui/feedback/use-app.ts'

export type LeaveAnswer = 'save' | 'discard' | 'stay'

/** Asks what becomes of unsaved work: 保存 / 放弃 / 继续编辑. */
export function useLeaveQuestion() {
  const { modal } = useApp()
  return (text: string, canSave: boolean) =>
    new Promise<LeaveAnswer>((resolve) => {
      const answer = (chosen: LeaveAnswer) => {
        dialog.destroy()
        resolve(chosen)
      }
      const dialog = modal.confirm({
        title: '有未保存的内容',
        content: text,
        onCancel: () => resolve('stay'),
        footer: (
          <div className="ant-modal-confirm-btns">
            <Button onClick={() => answer('stay')}>继续编辑</Button>
            <Button data-danger onClick={() => answer('discard')}>
              放弃
            </Button>
            {canSave && (
              <Button look="primary" onClick={() => answer('save')}>
                保存
              </Button>
            )}
          </div>
        ),
      })
    })
}
