import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { bind } from '#platform/http/route'
import { listImports } from './product-import.sql.ts'
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
  list: ({ db }, query) => listImports(db, query),
  info: (context, { id }) => importOf(context, id),
  check: startCheck,
  rows: readRows,
  commit: startCommit,
  undo: startUndo,
})
