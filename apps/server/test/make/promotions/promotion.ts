import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { cutoffMode, slotService } from '@zhanggui/domain/delivery-time/delivery-time-codes'
import { reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import type { TestApp } from '#test/app/test-app'
import type { Shop } from '#test/make/shop.sql'

export const HOUR = 3_600_000

type Draft = InputOf<typeof fullReductionApi.save>

let made = 0

/** 满100减10；满180减25 for the whole shop, running for another day, unless told otherwise. */
export const fullReductionDraft = (app: TestApp, traits: Partial<Draft> = {}): Draft => ({
  name: `满减${(made += 1)}`,
  startTime: new Date(app.now().getTime() - HOUR),
  endTime: new Date(app.now().getTime() + 24 * HOUR),
  ruleType: reductionRule.is.amount,
  isLoop: false,
  maxReduce: toFen(0),
  tiers: [
    { minPrice: toFen(10_000), minNum: 0, reduce: toFen(1000) },
    { minPrice: toFen(18_000), minNum: 0, reduce: toFen(2500) },
  ],
  scopeType: reductionScope.is.shop,
  scopeIds: [],
  couponStack: true,
  status: true,
  ...traits,
})

export async function makeFullReduction(app: TestApp, { owner }: Shop, traits: Partial<Draft> = {}): Promise<number> {
  const { data } = await app.call(fullReductionApi.save, fullReductionDraft(app, traits), { token: owner.token })
  return data.id
}

type SlotDraft = InputOf<typeof deliveryTimeApi.save>

/** 10:00 to 12:00 on every day, without limits and up to the last minute, unless told otherwise. */
export const slotDraft = (traits: Partial<SlotDraft> = {}): SlotDraft => ({
  name: '',
  serviceType: slotService.is.delivery,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timeRange: '10:00,12:00',
  capacity: 0,
  cutoffMode: cutoffMode.is.beforeSlot,
  cutoffMinutes: 0,
  cutoffTime: '18:00',
  maxDays: 7,
  sort: 0,
  status: true,
  ...traits,
})

export async function makeSlot(app: TestApp, { owner }: Shop, traits: Partial<SlotDraft> = {}): Promise<number> {
  const { data } = await app.call(deliveryTimeApi.save, slotDraft(traits), { token: owner.token })
  return data.id
}
