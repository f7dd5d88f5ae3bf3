import type { CollectShop } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'

/** Pictures are copied, so how long their addresses are does not matter to us. */
const address = z.url({ protocol: /^https?$/ }).max(2000)

/** What a provider tells of a product. Somebody else's words: only what is named here is taken over. */
export const foundProduct = z.object({
  name: z.string().trim().min(1).max(1000),
  intro: z.string().max(10_000).default(''),
  keyword: z.string().max(1000).default(''),
  unitName: z.string().max(100).default(''),
  image: address.or(z.literal('')).default(''),
  slides: z.array(address).max(100).default([]),
  content: z.string().max(1_000_000).default(''),
  specs: z
    .array(z.object({ name: z.string(), values: z.array(z.string()) }))
    .max(20)
    .default([]),
})
export type FoundProduct = z.output<typeof foundProduct>

/** Who reads the pages of other shops for us. */
export interface CollectProvider {
  fetchProduct(shop: CollectShop, url: string): Promise<FoundProduct>
  /** Puts one of the product's pictures at `path`. */
  fetchPicture(address: string, path: string, signal: AbortSignal): Promise<void>
}
