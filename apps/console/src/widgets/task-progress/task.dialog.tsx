import type { TaskFailure, TaskRow } from '@zhanggui/contract/task'
import { Button, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { TaskProgress } from './task-progress.tsx'

interface Props {
  readonly title: string
  readonly taskId: number
  readonly onClose: () => void
  readonly onEnd?: (task: TaskRow) => void
  readonly retry?: (task: TaskRow) => ReactNode
  readonly result?: (task: TaskRow) => ReactNode
  readonly nextStep?: (reason: string) => ReactNode
  readonly pathOf?: (row: TaskFailure) => string
}

/** A task in a dialog that may be closed at any time: the result comes into the notification centre. */
export function TaskDialog({ title, taskId, onClose, onEnd, retry, result, nextStep, pathOf }: Props) {
  const [endedId, setEndedId] = useState<number>()
  const isOver = endedId === taskId
  return (
    <Modal
      open
      title={title}
      width={560}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type={isOver ? 'primary' : 'default'} onClick={onClose}>
          {isOver ? '关闭' : '后台运行'}
        </Button>
      }
    >
      <TaskProgress
        key={taskId}
        taskId={taskId}
        onEnd={(task) => {
          setEndedId(taskId)
          onEnd?.(task)
        }}
        {...(retry ? { retry } : {})}
        {...(result ? { result } : {})}
        {...(nextStep ? { nextStep } : {})}
        {...(pathOf ? { pathOf } : {})}
      />
      {!isOver && <p className="task-leave">可以离开此页面，完成后会在通知中心告诉你。</p>}
    </Modal>
  )
}
