import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

const CUT = '-裁剪'
const stemOf = (name: string) => name.replace(/\.\w+$/, '')

/** A cut keeps the name of what it was cut from. */
export const cutName = (name: string): string => `${stemOf(name).replace(new RegExp(`${CUT}$`), '')}${CUT}.png`

/** Browsers call every picture of the clipboard the same. */
export const pastedName = (name: string, now: Date): string =>
  name === 'image.png' ? `截图 ${formatShopTime(now).replaceAll(':', '-')}.png` : name
