import { taskKind } from '@zhanggui/domain/task/task-codes'
import { productApi } from '@zhanggui/contract/goods/product'
import { productImportApi } from '@zhanggui/contract/goods/product-import'
import { defineTaskJob } from '#features/tasks/public'
import { checkImport } from './check/check-import.ts'
import { commitImport } from './commit/commit-import.ts'
import { failStep } from './import-step.sql.ts'
import { type ImportParams, importParams } from './commit/in-their-name.ts'
import { undoImport } from './commit/undo-import.ts'

const steps = { check: checkImport, commit: commitImport, undo: undoImport }

export const productImportJob = defineTaskJob<ImportParams>({
  kind: taskKind.is.productImport,
  params: importParams,
  changes: [productApi, productImportApi],
  notice: {
    url: (params) => `/product/list/import?id=${importParams.parse(params).importId}`,
    permission: productImportApi.upload.permission,
  },
  run: (context, task) => steps[task.params.step](context, task),
  onFailure: failStep,
})
