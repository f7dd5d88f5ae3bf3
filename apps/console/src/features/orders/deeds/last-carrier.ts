import { storeText } from '#ui/live/stored-text.ts'
import type { ShopExpressRow } from '@zhanggui/contract/express'

/** The carrier that was used last, in this browser: without a default the next parcel mostly goes the same way. */
const KEY = 'zhanggui.last-carrier'

/** What a new parcel probably goes with. */
export function likelyCarrier(list: readonly ShopExpressRow[]): string | undefined {
  const used = list.filter(({ isOpen }) => isOpen)
  const last = localStorage.getItem(KEY)
  return (used.find(({ isDefault }) => isDefault) ?? used.find(({ code }) => code === last))?.code
}

export const rememberCarrier = (code: string | undefined) => storeText(KEY, code)
