import { fakeServer } from '#api/testing/fake-server.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { type ImportRow, type ProductImport, productImportApi } from '@zhanggui/contract/goods/product-import'
import { taskApi } from '@zhanggui/contract/task'
import { importAction, importOutcome, importState } from '@zhanggui/domain/product/import-codes'

const at = new Date('2026-03-01T04:00:00Z')

/** A file of three columns, as it has just been uploaded. */
export const uploadedFile: ProductImport = {
  id: 5,
  fileName: '春茶.xlsx',
  state: importState.is.uploaded,
  columns: [
    { title: '商品ID', samples: ['11', '12'] },
    { title: '价格', samples: ['39.90', '42.00'] },
    { title: '备注', samples: ['', ''] },
  ],
  mapping: [
    { field: 'productId', column: 0 },
    { field: 'price', column: 1 },
  ],
  rows: 4,
  creates: 0,
  changes: 0,
  same: 0,
  refused: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  checkNo: 0,
  taskId: 0,
  error: '',
  undoUntil: null,
  whyNotUndo: null,
  adminName: '小明',
  createTime: at,
}

export const checkedFile: ProductImport = {
  ...uploadedFile,
  state: importState.is.checked,
  changes: 1,
  same: 1,
  refused: 1,
  checkNo: 1,
  taskId: 7,
}

const row: ImportRow = {
  no: 1,
  firstLine: 2,
  lastLine: 2,
  productId: 11,
  name: '龙井',
  action: importAction.is.change,
  outcome: importOutcome.is.waiting,
  problems: [],
  changes: [{ field: '售价', before: '35.00', after: '39.90' }],
  reason: '',
}
export const importRows: readonly ImportRow[] = [
  row,
  {
    ...row,
    no: 2,
    firstLine: 3,
    lastLine: 4,
    productId: 12,
    name: '碧螺春',
    action: importAction.is.same,
    changes: [],
  },
  {
    ...row,
    no: 3,
    firstLine: 5,
    lastLine: 5,
    productId: 0,
    name: '雀舌',
    action: importAction.is.refused,
    changes: [],
    problems: [{ line: 5, column: '价格', text: '售价必须是数字' }],
  },
]

/** A server that holds one file; `change` moves it on. */
export function importServer(first: ProductImport, rows: readonly ImportRow[] = importRows) {
  let file = first
  const server = fakeServer()
    .reply(productImportApi.info, () => file)
    .reply(productImportApi.list, () => {
      const { columns: _columns, mapping: _mapping, ...listed } = file
      return { page: 1, limit: 20, total: 1, totalPage: 1, list: [listed] }
    })
    .reply(productImportApi.rows, ({ action, outcome }) => {
      const found = rows.filter(
        (each) => (action ?? each.action) === each.action && (outcome ?? each.outcome) === each.outcome,
      )
      return { page: 1, limit: 20, total: found.length, totalPage: 1, list: found }
    })
    .reply(productApi.auditSwitch, { isSwitch: true, productSwitch: true })
    .reply(taskApi.info, {
      id: 7,
      kind: 'productImport',
      title: '导入商品',
      status: 2,
      total: 4,
      done: 1,
      failed: 0,
      fileName: '',
      error: '',
      adminName: '小明',
      createTime: at,
      finishTime: null,
    })
  return {
    server,
    change: (next: Partial<ProductImport>) => {
      file = { ...file, ...next }
    },
  }
}
