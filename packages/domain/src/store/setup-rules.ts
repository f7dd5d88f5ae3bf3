/** What a new shop has to do, in this order; links to the pages are the console's. */
export const setupSteps = ['info', 'address', 'returnAddress', 'freight', 'product', 'settlement'] as const
export type SetupStep = (typeof setupSteps)[number]

/** What is stored of the shop itself, as far as opening it asks for it. */
export interface ShopFront {
  readonly avatar: string
  readonly backImage: string
  readonly streetBackImage: string
  readonly serviceLink: string
  readonly servicePhone: string
}

/** Sheet 1 §3.4. Everything else of the checklist is advice: a shop may open and add it later. */
export function whyNotOpenShop(front: ShopFront): string | undefined {
  if (!front.avatar || !front.backImage || !front.streetBackImage) return '请先进行商户头像、背景图配置'
  return front.serviceLink || front.servicePhone ? undefined : '请先进行客服信息配置'
}

/** What closing the shop does, said before it is done. */
export const closingWarning = (onSale: number): string =>
  onSale === 0
    ? '关闭该商户吗？关闭后买家不能下单，商品不能上架。'
    : `关闭该商户吗？关闭后买家不能下单，出售中的 ${onSale} 件商品会全部下架，重新开启后需要逐一上架。`
