import { CallError } from '#api/call-error.ts'
import { useChange } from '#api/use-call.ts'
import { useAsk } from '#ui/use-ask.tsx'
import { pictureApi, type PictureRow, pictureUse } from '@zhanggui/contract/picture'
import { App } from 'antd'
import { z } from 'zod'
import { isVideo, pictureKinds } from './picture-kind.ts'
import { useInUseQuestion } from './use-in-use-question.tsx'

/** What the refusal to delete carries while something shows the pictures. */
const refusal = z.object({ uses: z.array(pictureUse) })

/** Deletes after a question; where pictures are in use the places are named, and whoever insists is obeyed. */
export function useDeletePictures(onDeleted: () => unknown) {
  const { confirm } = useAsk()
  const { message } = App.useApp()
  const insist = useInUseQuestion()
  const remove = useChange(pictureApi.delete, { quiet: true })

  async function send(rows: readonly PictureRow[], force: boolean): Promise<boolean> {
    try {
      await remove.mutateAsync({ ids: rows.map(({ attId }) => attId), ...(force ? { force } : {}) })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const known = refusal.safeParse(error.data)
      if (!known.success) void message.error(error.message)
      return known.success && !force && (await insist(rows, known.data.uses)) && send(rows, true)
    }
  }

  async function deletePictures(rows: readonly PictureRow[]) {
    const { label, measure } = pictureKinds[rows.some(isVideo) ? 'video' : 'picture']
    if (
      !(await confirm({ text: `确定删除选中的 ${rows.length} ${measure}${label}吗，删除后不能恢复`, isDanger: true }))
    )
      return
    if (!(await send(rows, false))) return
    void message.success('刪除成功')
    await onDeleted()
  }
  return { deletePictures, isBusy: remove.isPending }
}
