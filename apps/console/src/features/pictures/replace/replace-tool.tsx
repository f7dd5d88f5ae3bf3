import { Can } from '#ui/action/can.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { whyNotReplaceThese } from '#widgets/picture-picker/library/picture-selection.ts'
import type { Library } from '#widgets/picture-picker/library/use-library.ts'
import { useReason } from '#widgets/picture-picker/upload/use-reason.ts'
import { useTaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { SwapOutlined } from '@ant-design/icons'
import type { PictureRow } from '@zhanggui/contract/picture'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import { Button } from 'antd'
import { Suspense, useState } from 'react'

const ReplaceDialog = lazyPart(() => import('./replace.dialog.tsx'))
const ReplacementDialog = lazyPart(() => import('./replacement.dialog.tsx'))

/** 替换到所有位置 of the chosen picture, and the replacement that a notice leads to. */
export function ReplaceTool({ library: { place, selected, restart } }: { readonly library: Library }) {
  const [replaced, setReplaced] = useState<PictureRow>()
  const [taskId, setTaskId] = useState<number>()
  const ofAddress = useTaskOfAddress()
  const unless = useReason()
  return (
    <Can call={pictureReplacementApi.replace}>
      {place.kind === 'picture' && (
        <Button
          icon={<SwapOutlined aria-hidden />}
          onClick={() => unless(whyNotReplaceThese(selected), () => setReplaced(selected[0]))}
        >
          替换到所有位置
        </Button>
      )}
      <Suspense>
        {replaced && (
          <ReplaceDialog
            picture={replaced}
            onStarted={(id) => {
              setReplaced(undefined)
              setTaskId(id)
              void restart()
            }}
            onClose={() => setReplaced(undefined)}
          />
        )}
        {taskId !== undefined && <ReplacementDialog firstId={taskId} onClose={() => setTaskId(undefined)} />}
        {ofAddress && <ReplacementDialog key={ofAddress.taskId} firstId={ofAddress.taskId} onClose={ofAddress.close} />}
      </Suspense>
    </Can>
  )
}
