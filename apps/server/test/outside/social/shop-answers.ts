import type { SocialAnswers } from './social-server.ts'

interface Goods {
  readonly productId: number
  title: string
  /** 2 in review, 3 refused, 4 passed */
  review: number
  shelf: number
  /** How often it was sent in. */
  submissions: number
}

const MISSING = 9_401_002
const EXISTS = 9_401_001
const WRONG_STATE = 9_401_020

/** Goods of the video channel as docs/social-platform/shop.md describes them. */
export function answerShop() {
  const goods = new Map<string, Goods>()
  let pictures = 0
  const outId = (body: Record<string, unknown>) => String(body['out_product_id'])
  const sent = (id: string, { productId }: Goods) => ({ data: { product_id: productId, out_product_id: id } })
  const shelve =
    (shelf: number): SocialAnswers[string] =>
    ({ body }) => {
      const found = goods.get(outId(body))
      if (!found) return MISSING
      found.shelf = shelf
      return {}
    }
  const answers: SocialAnswers = {
    '/shop/img/upload': () => ({ img_info: { temp_img_url: `https://pictures.example.com/${(pictures += 1)}` } }),
    '/shop/spu/add': ({ body }) => {
      const id = outId(body)
      if (goods.has(id)) return EXISTS
      const made = { productId: 7000 + goods.size, title: String(body['title']), review: 2, shelf: 0, submissions: 1 }
      goods.set(id, made)
      return sent(id, made)
    },
    '/shop/spu/update': ({ body }) => {
      const id = outId(body)
      const found = goods.get(id)
      if (!found) return MISSING
      if (found.review === 2) return WRONG_STATE
      Object.assign(found, { title: body['title'], review: 2, submissions: found.submissions + 1 })
      return sent(id, found)
    },
    '/shop/spu/get': ({ body }) => {
      const found = goods.get(outId(body))
      if (!found) return MISSING
      const { productId, review, shelf } = found
      const info = { reject_reason: review === 3 ? '资质不全' : '' }
      return { spu: { product_id: productId, edit_status: review, status: shelf, audit_info: info } }
    },
    '/shop/spu/listing': shelve(5),
    '/shop/spu/delisting': shelve(11),
    '/shop/spu/del': ({ body }) => (goods.delete(outId(body)) ? {} : MISSING),
  }
  return { goods, answers }
}
