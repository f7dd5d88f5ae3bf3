import { ShortPager } from '#ui/list/pager/short-pager.tsx'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { LoadFailed } from '#ui/list/list-empty.tsx'
import { TaskDialog } from '#widgets/task-progress/task.dialog.tsx'
import { pictureApi } from '@zhanggui/contract/picture'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import type { TaskFailure } from '@zhanggui/contract/task'
import { type PictureUser, pictureUserPath } from '@zhanggui/domain/picture/picture-places'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { PicturePair } from './picture-pair.tsx'
import { UseList } from './use-list.tsx'

const PAGE = 20
const pathOf = ({ kind, refId }: TaskFailure) => pictureUserPath({ kind: kind as PictureUser, refId })

interface Props {
  readonly firstId: number
  readonly onClose: () => void
}

/** How far a replacement is, what became of it place by place, and the way back. */
export default function ReplacementDialog({ firstId, onClose }: Props) {
  const [id, setId] = useState(firstId)
  const result = () => <Replaced key={id} id={id} onUndo={setId} />
  return <TaskDialog title="图片替换" taskId={id} onClose={onClose} pathOf={pathOf} result={result} />
}

function Replaced({ id, onUndo }: { readonly id: number; readonly onUndo: (taskId: number) => void }) {
  const { data, error, refetch } = useCall(pictureReplacementApi.info, { id }, { staleTime: 0 })
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const { from, to, done, undoable, isUndo } = data
  return (
    <div className="replace-picture">
      <PicturePair from={from} to={to} />
      {done > 0 && <ReplacedPlaces id={id} done={done} />}
      {!isUndo && (
        <ActionButton
          call={pictureReplacementApi.undo}
          input={{ id }}
          because={whyNotUndo(data)}
          confirm={{ text: `${undoable} 处仍显示新图片的地方会换回原图片`, action: '换回原图片' }}
          success=""
          refresh={[pictureApi]}
          onDone={({ taskId }) => onUndo(taskId)}
        >
          撤销替换
        </ActionButton>
      )}
    </div>
  )
}

interface Undoable {
  readonly undoable: number
  readonly from: { readonly sattDir: string }
}

function whyNotUndo({ undoable, from }: Undoable): string | undefined {
  if (undoable === 0) return '已没有地方显示新图片，无需撤销'
  return from.sattDir === '' ? '原图片已被删除，不能撤销' : undefined
}

function ReplacedPlaces({ id, done }: { readonly id: number; readonly done: number }) {
  const [page, setPage] = useState(1)
  const places = useCall(pictureReplacementApi.places, { id, page, limit: PAGE }, { keepPrevious: true })
  const { data, error, refetch } = places
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return (
    <>
      <UseList title={`${done} 处已替换`} uses={data.list} />
      <ShortPager page={page} size={PAGE} total={data.total} onChange={setPage} />
    </>
  )
}
