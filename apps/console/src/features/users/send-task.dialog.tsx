import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'

interface Props {
  readonly taskId: number
  readonly onClose: () => void
}

/** How far the sending of a coupon is, and who got none. */
export default function SendTaskDialog({ taskId, onClose }: Props) {
  return <TaskDialog title="发送优惠券" taskId={taskId} onClose={onClose} />
}
