import { chargeBy, type ChargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import type { LineValue } from './template-values.ts'

export interface LineColumn {
  readonly name: Exclude<keyof LineValue, 'isDefault' | 'regionIds'>
  readonly head: string
  readonly isMoney: boolean
}

const heads: Readonly<Record<ChargeBy, { first: string; renewal: string; free: string }>> = {
  [chargeBy.is.none]: { first: '首件', renewal: '续件', free: '包邮件数' },
  [chargeBy.is.pieces]: { first: '首件', renewal: '续件', free: '包邮件数' },
  [chargeBy.is.weight]: { first: '首件重量（kg）', renewal: '续件重量（kg）', free: '包邮重量（kg）' },
  [chargeBy.is.volume]: { first: '首件体积（m³）', renewal: '续件体积（m³）', free: '包邮体积（m³）' },
}

export const priceColumns = (by: ChargeBy): readonly LineColumn[] => [
  { name: 'first', head: heads[by].first, isMoney: false },
  { name: 'firstPrice', head: '运费（元）', isMoney: true },
  { name: 'renewal', head: heads[by].renewal, isMoney: false },
  { name: 'renewalPrice', head: '续费（元）', isMoney: true },
]

export const freeColumns = (by: ChargeBy): readonly LineColumn[] => [
  { name: 'number', head: heads[by].free, isMoney: false },
  { name: 'price', head: '包邮金额（元）', isMoney: true },
]
