import { refuse } from '#platform/http/refusals'

export const noSuchRule = (): never => refuse('商品规格值不存在', { code: 6602 })

export const nameTaken = (): never => refuse('商品规格值已经存在', { code: 6601, field: 'ruleName' })
