import type { CollectShop } from '@zhanggui/domain/product/product-codes'
import { z } from 'zod'

/** Pictures are copied, so the length of their original addresses does not matter. */
const address = z.url({ protocol: /^https?$/ }).max(2000)

/** A product as the provider returns it. Untrusted: only the fields named here are used. */
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

/** Fetches products from the pages of other shops. */
export interface CollectProvider {
  fetchProduct(shop: CollectShop, url: string): Promise<FoundProduct>
  /** Downloads one of the product's pictures to `path`. */
  fetchPicture(address: string, path: string, signal: AbortSignal): Promise<void>
}
