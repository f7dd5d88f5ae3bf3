import { codeTable } from '../kernel/code-table.ts'

/** 请求类型 of the sensitive-operation log: the word on the wire is its own label. */
export const operationType = codeTable({
  add: { code: '增加', label: '增加', tone: 'success' },
  remove: { code: '删除', label: '删除', tone: 'danger' },
  edit: { code: '修改', label: '修改', tone: 'info' },
  export: { code: '导出', label: '导出', tone: 'warning' },
  query: { code: '查询', label: '查询' },
})
export type OperationType = (typeof operationType.codes)[number]

export const operationStatus = codeTable({
  ok: { code: 0, label: '正常', tone: 'success' },
  failed: { code: 1, label: '异常', tone: 'danger' },
})
export type OperationStatus = (typeof operationStatus.codes)[number]
