import { TaskProgress } from '#widgets/task-progress/task-progress.tsx'
import type { ProductImport } from '@zhanggui/contract/product-import'
import { importState } from '@zhanggui/domain/product/import-codes'

const { is } = importState

const titles: Readonly<Record<number, string>> = {
  [is.checking]: '正在检查文件，不会改动任何商品',
  [is.committing]: '正在导入商品',
  [is.undoing]: '正在撤销导入',
}

/** The server is at work; its end is noticed by who shows the file. */
export const WorkStep = ({ file: { state, taskId } }: { readonly file: ProductImport }) => (
  <section className="import-sheet import-work" aria-label={importState.label(state)}>
    <h2>{titles[state]}</h2>
    <TaskProgress key={taskId} taskId={taskId} />
    <p className="import-note">可以离开此页面，完成后会在通知中心告诉你。</p>
  </section>
)
