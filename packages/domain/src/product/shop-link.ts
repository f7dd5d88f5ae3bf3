import { type CollectShop, collectShop } from './product-codes.ts'

const hosts: readonly (readonly [host: string, shop: CollectShop])[] = [
  ['taobao.com', collectShop.is.taobao],
  ['tmall.com', collectShop.is.tmall],
  ['tmall.hk', collectShop.is.tmall],
  ['jd.com', collectShop.is.jd],
  ['jd.hk', collectShop.is.jd],
  ['suning.com', collectShop.is.suning],
  ['pinduoduo.com', collectShop.is.pinduoduo],
  ['yangkeduo.com', collectShop.is.pinduoduo],
]

/** `https://` or `http://`, the host, then nothing or a path: no port, no name and password before the host. */
const LINK = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#]\S*)?$/i

/** The shop that a link leads to; undefined for everything else on this earth. */
export function shopOfLink(link: string): CollectShop | undefined {
  const host = LINK.exec(link)?.[1]?.toLowerCase()
  return hosts.find(([known]) => host === known || host?.endsWith(`.${known}`))?.[1]
}
