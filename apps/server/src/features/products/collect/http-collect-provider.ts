import { type CollectShop, collectShop } from '@zhanggui/domain/product/product-codes'
import { askOutside } from '#platform/outside/ask-outside'
import { fetchFile } from '#platform/http/files/fetch-file'
import { type CollectProvider, type FoundProduct, foundProduct } from './collect-provider.ts'

/** A person is waiting for the response. */
const PATIENCE = 10_000
const LARGEST = 2 * 1024 * 1024
const MAX_PICTURE = 5 * 1024 * 1024
/** Formats that every library accepts; without this header shops may send newer ones. */
const PICTURES = 'image/jpeg,image/png,image/gif'

const nameOf = new Map<CollectShop, string>(Object.entries(collectShop.is).map(([name, code]) => [code, name]))

/** `GET {url}?platform={taobao|jd|…}&url={link}` with the key as bearer; the answer is a product as JSON. */
export class HttpCollectProvider implements CollectProvider {
  constructor(
    readonly config: { readonly url: string; readonly key: string | undefined },
    readonly patience = PATIENCE,
  ) {}

  async fetchProduct(shop: CollectShop, url: string): Promise<FoundProduct> {
    const address = new URL(this.config.url)
    address.searchParams.set('platform', nameOf.get(shop) ?? '')
    address.searchParams.set('url', url)
    const { key } = this.config
    const headers = { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
    const answer = await askOutside(address, { headers }, { answerMs: this.patience, mostBytes: LARGEST })
    if ('lost' in answer) throw new Error('the collecting service did not answer', { cause: answer.cause })
    if (!answer.isOk) throw new Error(`the collecting service answered ${answer.status}`)
    return foundProduct.parse(answer.json)
  }

  /** The service is trusted, the addresses that it returns are not. */
  fetchPicture(address: string, path: string, signal: AbortSignal): Promise<void> {
    return fetchFile(address, path, { maxBytes: MAX_PICTURE, accept: PICTURES, signal })
  }
}
