import { randomBytes } from 'node:crypto'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'

/** Unguessable, and only revealed by the task. */
export const exportFileName = (what: string, format: 'xlsx' | 'csv', now: Date): string =>
  `${what}_${formatShopTime(now).replaceAll(/\D/g, '')}_${randomBytes(16).toString('hex')}.${format}`
