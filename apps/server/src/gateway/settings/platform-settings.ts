import { platformSettings, type settingsGateway } from '@zhanggui/contract/gateway/settings'
import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { toFen } from '@zhanggui/domain/kernel/money'
import { incomeNode } from '@zhanggui/domain/order/income/income-codes'
import { USUAL_POLLS_PER_DAY } from '@zhanggui/domain/order/parcel/parcel-watch-codes'
import { z } from 'zod'
import { findConfig, saveConfig } from '#features/config/public'
import { refuse } from '#platform/http/refusals'
import type { PlatformDb } from '#platform/db/platform-db'
import type { GatewayContext } from '../gateway-route.ts'

type Settings = ReplyOf<typeof settingsGateway.list>
type Key = keyof Settings

/** Where nothing is set; the same as the features fall back to. */
const usual: Settings = {
  order_cancel_minutes: 30,
  auto_take_delivery_day: 14,
  auto_complete_day: 7,
  ship_hours_limit: 72,
  parcel_polls_per_day: USUAL_POLLS_PER_DAY,
  refund_respond_hours: 48,
  refund_agrees_itself: false,
  stor_reason: [],
  merchant_share_node: incomeNode.is.complete,
  merchant_share_freeze_time: 0,
  guaranteed_amount: toFen(0),
  transfer_min_amount: toFen(0),
  transfer_max_amount: toFen(0),
  mer_site_logo_lefttop: '',
  mer_site_logo_square: '',
  mer_live_anchor_qrcode: '',
}
const keys = Object.keys(usual) as Key[]

/** The configuration holds texts: a list one entry per line, yes as 1. */
const stored: { readonly [K in Key]?: z.ZodType<Settings[K], string> } = {
  refund_agrees_itself: z.codec(z.string(), z.boolean(), {
    decode: (text) => text === '1',
    encode: (yes) => (yes ? '1' : '0'),
  }),
  stor_reason: z.codec(z.string(), z.array(z.string()), {
    decode: (text) => text.split('\n').filter((line) => line !== ''),
    encode: (lines) => lines.join('\n'),
  }),
}
const isText = (key: Key) => key === 'merchant_share_node' || key.startsWith('mer_')
const isAmount = (key: Key) => key.endsWith('_amount')

function decodeSetting(key: Key, text: string): unknown {
  const own = stored[key]
  if (own) return z.decode(own, text)
  if (isText(key)) return text
  return isAmount(key) ? z.decode(platformSettings.shape.guaranteed_amount, text) : Number(text)
}

function encodeSetting(key: Key, value: unknown): string {
  const own = stored[key]
  if (own) return z.encode(own as z.ZodType<unknown, string>, value)
  return isAmount(key)
    ? String(z.encode(platformSettings.shape.guaranteed_amount, value as Settings['guaranteed_amount']))
    : String(value)
}

async function readSettings(db: PlatformDb): Promise<Settings> {
  const set = await findConfig(db, keys)
  const known = keys.filter((key) => set[key] !== '').map((key) => [key, decodeSetting(key, set[key])])
  return { ...usual, ...(Object.fromEntries(known) as Partial<Settings>) }
}

export const listSettings = ({ inPlatform }: GatewayContext): Promise<Settings> => inPlatform(readSettings)

export const setSettings = ({ inPlatform }: GatewayContext, change: InputOf<typeof settingsGateway.set>) =>
  inPlatform(async (db) => {
    const given = keys.filter((key) => change[key] !== undefined)
    const after: Settings = {
      ...(await readSettings(db)),
      ...Object.fromEntries(given.map((key) => [key, change[key]])),
    }
    const { transfer_min_amount: least, transfer_max_amount: most } = after
    if (most > 0 && least > most) refuse('最低提现金额不能大于最高提现金额', { field: 'transfer_min_amount' })
    await saveConfig(db, Object.fromEntries(given.map((key) => [key, encodeSetting(key, change[key])])))
    return null
  })
