import { CallError } from '#api/call-error.ts'
import { useCall } from '#api/use-call.ts'
import { TaskProgress } from '#widgets/task-progress/task-progress.tsx'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { taskApi } from '@zhanggui/contract/task'
import { importState } from '@zhanggui/domain/product/import-codes'
import { SharedProgress } from '../shared-progress.tsx'

const { is } = importState

const titles: Readonly<Record<number, string>> = {
  [is.checking]: '正在检查文件，不会改动任何商品',
  [is.committing]: '正在导入商品',
  [is.undoing]: '正在撤销导入',
}

/** The server is at work; its end is noticed by who shows the file. */
export function WorkStep({ file }: { readonly file: ProductImport }) {
  const { state, taskId } = file
  const isTheirs = useIsTheirs(taskId)
  return (
    <section className="import-sheet import-work" aria-label={importState.label(state)}>
      <h2>{titles[state]}</h2>
      {isTheirs ? <SharedProgress file={file} /> : <TaskProgress key={taskId} taskId={taskId} />}
      <p className="import-note">
        {isTheirs ? '由同事发起，完成后此页面会自动更新。' : '可以离开此页面，完成后会在通知中心告诉你。'}
      </p>
    </section>
  )
}

/** A task is shown to who began it and to the shop's owner; to others it does not exist. */
function useIsTheirs(taskId: number): boolean {
  const { error } = useCall(taskApi.info, { id: taskId })
  return error instanceof CallError && error.code === resultCode.notFound
}
