import { randomBytes } from 'node:crypto'
import { MEDIA_BASE } from '@zhanggui/domain/kernel/file/file-address'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

const SHAPE = /^[0-9a-f]{32}\/[\w-]{1,32}\/\d{4}\/\d{2}\/\d{2}\/[0-9a-f]{32}(?:_320)?\.[a-z0-9]{2,5}$/

export const isMediaKey = (key: string): boolean => SHAPE.test(key)

/** `{merchant's folder}/{model}/yyyy/MM/dd/{random}`; endings are added to it. */
export function newMediaStem(folder: string, model: string, now: Date): string {
  const day = formatShopTime(now).slice(0, 10).replaceAll('-', '/')
  return `${folder}/${model}/${day}/${randomBytes(16).toString('hex')}`
}

export const mediaUrl = (key: string): string => (key === '' ? '' : `${MEDIA_BASE}/${key}`)

/** The key of a media address sent by a client; undefined for other addresses. */
export function mediaKeyOf(url: string): string | undefined {
  const key = url.startsWith(`${MEDIA_BASE}/`) ? url.slice(MEDIA_BASE.length + 1) : url
  return isMediaKey(key) ? key : undefined
}
