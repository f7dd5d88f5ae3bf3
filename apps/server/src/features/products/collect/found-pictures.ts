import { cleanRichText } from '#features/products/public'
import type { FoundProduct } from './collect-provider.ts'

/** A picture of the other shop and its position in the product. */
export interface FoundPicture {
  readonly address: string
  readonly place: string
}

export const MAX_SLIDES = 10

/** Each picture once, at its first position. */
export function picturesOf({ image, slides, content }: FoundProduct): FoundPicture[] {
  const placed = [
    ...(image === '' ? [] : [{ address: image, place: '封面图' }]),
    ...slides.slice(0, MAX_SLIDES).map((address, index) => ({ address, place: `轮播图第${index + 1}张` })),
    ...cleanRichText(content, absoluteUrl).pictures.map((address, index) => ({
      address,
      place: `详情图第${index + 1}张`,
    })),
  ]
  return [...new Map(placed.toReversed().map((picture) => [picture.address, picture])).values()].toReversed()
}

/** Adds the protocol that descriptions of other shops often leave out. */
export function absoluteUrl(address: string): string {
  const whole = address.startsWith('//') ? `https:${address}` : address
  return URL.canParse(whole) ? new URL(whole).href : whole
}
