import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { missing } from '#platform/http/refusals'
import { bind } from '#platform/http/route'
import { listImports } from './product-import.sql.ts'
import { withUndoReasons } from './check/check-permissions.ts'
import { startCheck } from './check/start-check.ts'
import { startCommit } from './commit/start-commit.ts'
import { readRows } from './read-rows.ts'
import { importOf } from './start-step.ts'
import { startUndo } from './commit/start-undo.ts'
import { storeImport } from './file/store-import.ts'
import { templateFile } from './file/template-file.ts'

export const productImportRoutes = bind(productImportApi, {
  template: ({ now }, { format }) => templateFile(format, now),
  upload: storeImport,
  list: async (context, query) => {
    const page = await listImports(context.db, query)
    return { ...page, list: await withUndoReasons(context, page.list) }
  },
  info: async (context, { id }) => {
    const [told] = await withUndoReasons(context, [await importOf(context, id)])
    return told ?? missing('导入记录不存在')
  },
  check: startCheck,
  rows: readRows,
  commit: startCommit,
  undo: startUndo,
})
