import type { timedChangeApi } from '@zhanggui/contract/goods/timed-change'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'

/** Which products it is about. */
export type TimedTarget = Pick<InputOf<typeof timedChangeApi.plan>, 'idList' | 'filter' | 'expected'> & {
  readonly count: number
  /** All of them are on sale. */
  readonly isOnSale?: boolean
  /** Of a single product. */
  readonly product?: { readonly id: number; readonly name: string }
}
