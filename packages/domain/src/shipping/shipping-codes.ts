import { codeTable } from '../kernel/code-table.ts'

/** 包邮方式: who pays for the delivery, and where. */
export const freePostage = codeTable({
  nationwide: { code: 0, label: '全国包邮' },
  partial: { code: 1, label: '部分包邮' },
  custom: { code: 2, label: '自定义' },
})
export type FreePostage = (typeof freePostage.codes)[number]

export const chargeBy = codeTable({
  none: { code: 0, label: '无' },
  pieces: { code: 1, label: '按件数' },
  weight: { code: 2, label: '按重量' },
  volume: { code: 3, label: '按体积' },
})
export type ChargeBy = (typeof chargeBy.codes)[number]
