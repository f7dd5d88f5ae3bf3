import { codeTable } from '../kernel/code-table.ts'

/** What is done to products at a time that was set before. */
export const timedKind = codeTable({
  up: { code: 'up', label: '定时上架', tone: 'success' },
  down: { code: 'down', label: '定时下架' },
  price: { code: 'price', label: '定时改价', tone: 'warning' },
  addStock: { code: 'addStock', label: '定时加库存', tone: 'info' },
  setStock: { code: 'setStock', label: '定时改库存', tone: 'info' },
})
export type TimedKind = (typeof timedKind.codes)[number]

/** How the new figures are said. */
export const timedWay = codeTable({
  to: { code: 'to', label: '统一改为' },
  percent: { code: 'percent', label: '按比例' },
  cut: { code: 'cut', label: '降价' },
  raise: { code: 'raise', label: '涨价' },
  each: { code: 'each', label: '逐个规格' },
})
export type TimedWay = (typeof timedWay.codes)[number]

export const timedStatus = codeTable({
  waiting: { code: 0, label: '待执行', tone: 'info' },
  running: { code: 1, label: '执行中', tone: 'info' },
  done: { code: 2, label: '已执行', tone: 'success' },
  partial: { code: 3, label: '部分失败', tone: 'warning' },
  failed: { code: 4, label: '失败', tone: 'danger' },
  cancelled: { code: 5, label: '已取消' },
})
export type TimedStatus = (typeof timedStatus.codes)[number]

/** What became of one product. */
export const timedOutcome = codeTable({
  open: { code: 0, label: '未执行' },
  done: { code: 1, label: '成功', tone: 'success' },
  failed: { code: 2, label: '失败', tone: 'danger' },
})
export type TimedOutcome = (typeof timedOutcome.codes)[number]
