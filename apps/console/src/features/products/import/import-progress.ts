import type { ProductImport } from '@zhanggui/contract/goods/product-import'
import { type ImportState, importState } from '@zhanggui/domain/product/import-codes'

const { is } = importState

/** What a person does with a file, in this order. */
export const importSteps = ['上传文件', '匹配列', '检查结果', '导入'] as const
type ImportStep = 0 | 1 | 2 | 3

/** Where a file of each state stands; only a check can fail as a whole. */
export const stepOf: Readonly<Record<ImportState, ImportStep>> = {
  [is.uploaded]: 1,
  [is.checking]: 2,
  [is.checked]: 2,
  [is.committing]: 3,
  [is.committed]: 3,
  [is.undoing]: 3,
  [is.undone]: 3,
  [is.failed]: 2,
}

type Found = Pick<ProductImport, 'creates' | 'changes' | 'same' | 'refused'>

/** Products of the file, as the check has found them. */
export const productsIn = ({ creates, changes, same, refused }: Found): number => creates + changes + same + refused

/** The server is busy with it; what comes of it is seen by waiting. */
export const isRunning = (state: ImportState): boolean =>
  state === is.checking || state === is.committing || state === is.undoing

/** How many products the server has been through, as anybody may see it; a check is counted only when it is over. */
export function importProgress(file: ProductImport): { readonly total: number; readonly settled: number } | undefined {
  if (file.state === is.committing) return { total: file.creates + file.changes, settled: file.done + file.failed }
  if (file.state !== is.undoing) return undefined
  const settled = file.undone + file.kept
  return { total: file.done + settled, settled }
}

/** The check, the import or its undoing broke off. */
export const isBroken = ({ state, error }: Pick<ProductImport, 'state' | 'error'>): boolean =>
  state === is.failed || error !== ''

/** What broke off was the way back: something went it already, or everything had been taken in before. */
export const isUndoBroken = (file: ProductImport): boolean =>
  file.state === is.committed &&
  file.error !== '' &&
  (file.undone + file.kept > 0 || file.done + file.failed === file.creates + file.changes)

/** Nothing has been imported yet, so the columns may be matched again. */
export const canMatch = (state: ImportState): boolean =>
  state === is.uploaded || state === is.checked || state === is.failed

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long something may still be undone; nothing once it is too late. */
export function timeLeft(until: Date, now: Date): string | undefined {
  const left = until.getTime() - now.getTime()
  if (left <= 0) return undefined
  if (left < HOUR) return `还剩 ${Math.ceil(left / MINUTE)} 分钟`
  return `还剩 ${Math.floor(left / HOUR)} 小时`
}

/** Why it cannot be undone any more. */
export const whyNotUndo = (
  { whyNotUndo: lacking }: Pick<ProductImport, 'whyNotUndo'>,
  until: Date,
  now: Date,
): string | undefined => (until > now ? (lacking ?? undefined) : '已超过 24 小时，不能再撤销')

/** What undoing means, before it is done. */
export const undoQuestion = (done: number): string =>
  `撤销后，这次导入的 ${done} 个商品会恢复原样，添加的会被删除；导入后又改动过的商品不受影响。确定撤销吗？`
