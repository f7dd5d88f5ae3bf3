import {
  type LivePriceType,
  livePriceType,
  type SocialAudit,
  socialAudit,
} from '@zhanggui/domain/live/live-goods-codes'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { z } from 'zod'
import { answerOf } from './answer.ts'
import { GOODS_MISSING } from './social-codes.ts'
import { type SocialChannel, SocialError } from './social-port.ts'

const BASE = '/wxaapi/broadcast/goods'
/** Asked for at once. */
export const MOST_ASKED = 20
const PAGE = 100
const PAGES = 10

export interface LivePrices {
  readonly priceType: LivePriceType
  readonly price: Fen
  readonly price2: Fen | null
}

export interface LiveCopy extends LivePrices {
  readonly name: string
  readonly mediaId: string
  /** Ends with our own number, by which a copy is found again whose answer was lost. */
  readonly page: string
}

const priceFields = ({ priceType, price, price2 }: LivePrices) => ({
  priceType,
  price: Number(formatYuan(price)),
  ...(priceType !== livePriceType.is.fixed && price2 !== null && { price2: Number(formatYuan(price2)) }),
})

const copyFields = (copy: LiveCopy) => ({
  coverImgUrl: copy.mediaId,
  name: copy.name,
  ...priceFields(copy),
  url: copy.page,
})

const added = z.object({ goodsId: z.int(), auditId: z.int() })

/** Adds a copy and begins its review. */
export async function addCopy(channel: SocialChannel, copy: LiveCopy): Promise<z.output<typeof added>> {
  return answerOf(added, await channel.call(`${BASE}/add`, { goodsInfo: copyFields(copy) }))
}

/** Of goods that are not in review; whose review was passed keep their name and picture whatever is sent. */
export async function updateCopy(channel: SocialChannel, goodsId: number, copy: LiveCopy): Promise<void> {
  await channel.call(`${BASE}/update`, { goodsInfo: { ...copyFields(copy), goodsId } }, { isRepeatable: true })
}

/** Prices alone may be changed at any time. */
export async function updateCopyPrices(channel: SocialChannel, goodsId: number, prices: LivePrices): Promise<void> {
  await channel.call(`${BASE}/update`, { goodsInfo: { ...priceFields(prices), goodsId } }, { isRepeatable: true })
}

/** Submits a copy that was withdrawn or refused once more. */
export async function resubmitCopy(channel: SocialChannel, goodsId: number): Promise<number> {
  return answerOf(z.object({ auditId: z.int() }), await channel.call(`${BASE}/audit`, { goodsId })).auditId
}

export async function withdrawCopy(channel: SocialChannel, goodsId: number, auditId: number): Promise<void> {
  await channel.call(`${BASE}/resetaudit`, { goodsId, auditId }, { isRepeatable: true })
}

/** Goods that are not there any more count as removed. */
export async function removeCopy(channel: SocialChannel, goodsId: number): Promise<void> {
  try {
    await channel.call(`${BASE}/delete`, { goodsId }, { isRepeatable: true })
  } catch (error) {
    if (!(error instanceof SocialError && error.code === GOODS_MISSING)) throw error
  }
}

const stored = z.object({
  goods: z.array(z.object({ goods_id: z.int(), name: z.string(), audit_status: z.literal(socialAudit.codes) })),
})

export interface StoredCopy {
  readonly goodsId: number
  readonly name: string
  readonly audit: SocialAudit
}

/** What the social platform says about its copies; those that it does not have are left out. */
export async function findCopies(channel: SocialChannel, ids: readonly number[]): Promise<StoredCopy[]> {
  const answer = await channel.call('/wxa/business/getgoodswarehouse', { goods_ids: ids }, { isRepeatable: true })
  return answerOf(stored, answer).goods.map((row) => ({
    goodsId: row.goods_id,
    name: row.name,
    audit: row.audit_status,
  }))
}

const listed = z.object({ total: z.int(), goods: z.array(z.object({ goodsId: z.int(), url: z.string() })) })

/** A copy whose answer was lost, by the page that only it has. */
export async function findCopyByPage(channel: SocialChannel, page: string): Promise<number | undefined> {
  for (const status of [socialAudit.is.reviewing, socialAudit.is.passed, socialAudit.is.failed, socialAudit.is.none]) {
    for (let turn = 0; turn < PAGES; turn += 1) {
      const answer = await channel.ask(`${BASE}/getapproved`, { offset: turn * PAGE, limit: PAGE, status })
      const { total, goods } = answerOf(listed, answer)
      const found = goods.find(({ url }) => url === page)
      if (found) return found.goodsId
      if ((turn + 1) * PAGE >= total) break
    }
  }
  return undefined
}
