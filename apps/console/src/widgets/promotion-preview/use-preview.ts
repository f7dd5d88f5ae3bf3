import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useSettled } from '#ui/input/use-settled.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { fullReductionApi } from '@zhanggui/contract/marketing/full-reduction'
import type { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import { z } from 'zod'

type PricedCall = (typeof promotionApi)[keyof typeof promotionApi]
export type PreviewCall = Exclude<PricedCall, typeof promotionApi.trial>

const SHOWN_TOO = [couponApi, seckillApi, fullReductionApi]

/** What the server makes of the values while somebody types: asked once they are whole and have come to rest. */
export function usePriced<E extends PricedCall>(call: E, values: unknown) {
  const isAllowed = mayCall(call, useSession())
  const { data, success } = z.safeEncode(call.body, values as never)
  const whole = success ? (values as InputOf<E>) : undefined
  const wire = success ? JSON.stringify(data) : ''
  const isAsked = useSettled(wire) === wire && success && isAllowed
  const input = isAsked ? whole : undefined
  return {
    ...useCall(call, input ?? ({} as InputOf<E>), { enabled: isAsked, keepPrevious: true, alsoOf: SHOWN_TOO }),
    isAllowed,
    whole,
  }
}
