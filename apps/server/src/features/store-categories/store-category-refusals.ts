import { refuse } from '#platform/http/refusals'

export const noSuchCategory = (field?: 'pid'): never =>
  refuse('商户商品分类不存在', { code: 6203, ...(field && { field }) })

export const categoryInUse = (): never => refuse('商户商品分类已使用', { code: 6204 })
