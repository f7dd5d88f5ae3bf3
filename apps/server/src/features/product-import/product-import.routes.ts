import { productImportApi } from '@zhanggui/contract/product-import'
import { pageFrom, pageWindow } from '#platform/db/page-window'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { listImportRows } from './import-row.sql.ts'
import { listImports } from './product-import.sql.ts'
import { startCheck } from './start-check.ts'
import { startCommit } from './start-commit.ts'
import { importOf } from './start-step.ts'
import { startUndo } from './start-undo.ts'
import { storeImport } from './store-import.ts'
import { templateFile } from './template-file.ts'

export const productImportRoutes = (platform: Platform) =>
  bind(productImportApi, {
    template: ({ now }, { format }) => templateFile(format, now),
    upload: (context) => storeImport(platform, context),
    list: async ({ db }, query) => {
      const window = pageWindow(query)
      return pageFrom(window, await listImports(db, window))
    },
    info: (context, { id }) => importOf(context, id),
    check: (context, input) => startCheck(platform, context, input),
    rows: async (context, { id, ...query }) => {
      const window = pageWindow(query)
      await importOf(context, id)
      return pageFrom(window, await listImportRows(context.db, id, query, window))
    },
    commit: (context, input) => startCommit(platform, context, input),
    undo: (context, input) => startUndo(platform, context, input),
  })
