import { useApp } from '#ui/feedback/use-app.ts'
import { useAction } from '#ui/action/use-action.ts'
import { pictureApi, type PictureRow, type PictureUse, pictureUse } from '@zhanggui/contract/picture'
import { z } from 'zod'
import { isVideo, pictureKinds } from './picture-kind.ts'
import { useInUseQuestion } from './use-in-use-question.tsx'

/** What the refusal to delete carries while something shows the pictures. */
const refusal = z.object({ uses: z.array(pictureUse) })

/** Deletes after a question; where pictures are in use the places are named, and whoever insists is obeyed. */
export function useDeletePictures(onDeleted: () => unknown) {
  const { message } = useApp()
  const insist = useInUseQuestion()
  const { run, isBusy } = useAction()

  async function deletePictures(rows: readonly PictureRow[]) {
    const { label, measure } = pictureKinds[rows.some(isVideo) ? 'video' : 'picture']
    const deletion = {
      call: pictureApi.delete,
      input: { ids: rows.map(({ attId }) => attId) },
      success: '刪除成功',
      onDone: () => void onDeleted(),
    }
    let uses: readonly PictureUse[] | undefined
    await run({
      ...deletion,
      confirm: {
        text: `确定删除选中的 ${rows.length} ${measure}${label}吗，删除后不能恢复`,
        action: '删除',
        isDanger: true,
      },
      onRefused: (error) => {
        uses = refusal.safeParse(error.data).data?.uses
        if (!uses) void message.error(error.message)
      },
    })
    if (uses && (await insist(rows, uses))) await run({ ...deletion, input: { ...deletion.input, force: true } })
  }
  return { deletePictures, isBusy }
}
