import { productImportApi, type ProductImport } from '@zhanggui/contract/goods/product-import'
import { undoQuestion } from './import-progress.ts'

/** Takes an import back, after asking. */
export const undoing = ({ id, done }: Pick<ProductImport, 'id' | 'done'>, onDone?: () => void) => ({
  call: productImportApi.undo,
  input: { id },
  confirm: { text: undoQuestion(done), action: '撤销导入', isDanger: true },
  success: '已开始撤销',
  ...(onDone ? { onDone } : {}),
})
