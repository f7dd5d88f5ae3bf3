import { refuse } from '#platform/http/refusals'

export const noSuchGroup = (): never => refuse('商品保障服务组合不存在', { code: 6801 })
