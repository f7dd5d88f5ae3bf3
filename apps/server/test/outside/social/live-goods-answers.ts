import type { SocialAnswers } from './social-server.ts'

interface Goods {
  readonly goodsId: number
  readonly info: Readonly<Record<string, unknown>>
  auditId: number
  /** 0 not in review, 1 in review, 2 passed, 3 failed */
  audit: number
}

const GOODS_MISSING = 300_024
const NOT_SUBMITTED = 300_021

/** Live goods as docs/social-platform/README.md describes them. */
export function answerLiveGoods() {
  const goods: Goods[] = []
  let numbers = 7000
  const info = (body: Record<string, unknown>) => body['goodsInfo'] as Record<string, unknown>
  const find = (id: unknown) => goods.find(({ goodsId }) => goodsId === id)
  const answers: SocialAnswers = {
    '/wxaapi/broadcast/goods/add': ({ body }) => {
      const sent = info(body)
      if (String(sent['name']).includes('违禁')) return 300_004
      const made: Goods = { goodsId: (numbers += 1), auditId: (numbers += 1), audit: 1, info: sent }
      goods.push(made)
      if (String(sent['name']).includes('半途')) {
        made.audit = 0
        return NOT_SUBMITTED
      }
      return { goodsId: made.goodsId, auditId: made.auditId }
    },
    '/wxaapi/broadcast/goods/update': ({ body }) => {
      const found = find(info(body)['goodsId'])
      if (!found) return GOODS_MISSING
      if (found.audit === 1) return 300_010
      const { name, coverImgUrl } = found.info
      Object.assign(found.info, info(body), found.audit === 2 ? { name, coverImgUrl } : {})
      return {}
    },
    '/wxaapi/broadcast/goods/audit': ({ body }) => {
      const found = find(body['goodsId'])
      if (!found) return GOODS_MISSING
      Object.assign(found, { audit: 1, auditId: (numbers += 1) })
      return { auditId: found.auditId }
    },
    '/wxaapi/broadcast/goods/resetaudit': ({ body }) => {
      const found = find(body['goodsId'])
      if (!found) return GOODS_MISSING
      if (found.audit !== 1 || found.auditId !== body['auditId']) return 300_009
      found.audit = 0
      return {}
    },
    '/wxaapi/broadcast/goods/delete': ({ body }) => {
      const found = find(body['goodsId'])
      if (!found) return GOODS_MISSING
      if (found.audit === 1) return 300_014
      goods.splice(goods.indexOf(found), 1)
      return {}
    },
    '/wxa/business/getgoodswarehouse': ({ body }) => {
      const ids = body['goods_ids'] as number[]
      const found = goods.filter(({ goodsId }) => ids.includes(goodsId))
      return {
        total: found.length,
        goods: found.map((each) => ({ goods_id: each.goodsId, name: each.info['name'], audit_status: each.audit })),
      }
    },
    '/wxaapi/broadcast/goods/getapproved': ({ query }) => {
      const found = goods.filter(({ audit }) => String(audit) === query.get('status'))
      return { total: found.length, goods: found.map(({ goodsId, info: { url } }) => ({ goodsId, url })) }
    },
  }
  return { goods, answers }
}
