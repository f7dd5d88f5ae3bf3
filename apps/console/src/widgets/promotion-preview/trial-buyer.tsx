import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useSettled } from '#ui/input/use-settled.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { userApi } from '@zhanggui/contract/user/user'
import { Select } from 'antd'
import { useState } from 'react'

interface Buyer {
  readonly uid?: number
  readonly couponId?: number
}

interface Props {
  /** A coupon is being edited: that one is tried. */
  readonly hasCoupon: boolean
  readonly value: Buyer
  readonly onChange: (buyer: Buyer) => void
}

const MOST = 50

/** Who buys, if it matters, and with which coupon: one that the buyer has, or any of the shop's. */
export function TrialBuyer({ hasCoupon, value, onChange }: Props) {
  const session = useSession()
  const [search, setSearch] = useState('')
  const content = useSettled(search.trim())
  const seesUsers = mayCall(userApi.list, session) && mayCall(couponApi.pieces, session) && !hasCoupon
  const users = useCall(
    userApi.list,
    { limit: MOST, ...(content !== '' && { searchType: 'all' as const, content }) },
    {
      enabled: seesUsers,
      keepPrevious: true,
    },
  )
  const { uid, couponId } = value
  const coupons = useCoupons(uid, !hasCoupon)
  if (hasCoupon) return null
  return (
    <>
      {seesUsers && (
        <Select
          aria-label="用户"
          allowClear
          showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
          placeholder="用户（可不选）"
          options={(users.data?.list ?? []).map(({ id, nickname }) => ({ value: id, label: `${nickname}（${id}）` }))}
          value={uid ?? null}
          onChange={(id: number | null | undefined) => onChange(id ? { uid: id } : {})}
        />
      )}
      {coupons && (
        <Select
          aria-label="优惠券"
          allowClear
          placeholder="优惠券（可不选）"
          options={coupons}
          value={couponId ?? null}
          notFoundContent={uid === undefined ? '没有开启的优惠券' : '该用户没有未使用的优惠券'}
          onChange={(id: number | null | undefined) =>
            onChange({ ...(uid !== undefined && { uid }), ...(id && { couponId: id }) })
          }
        />
      )}
    </>
  )
}

/** What can be chosen: a buyer's unused pieces, or the open coupons of the shop. Nothing without the right to see them. */
function useCoupons(uid: number | undefined, isAsked: boolean) {
  const seesAll = mayCall(couponApi.list, useSession())
  const ofShop = useCall(
    couponApi.list,
    { status: true, limit: MOST },
    { enabled: isAsked && seesAll && uid === undefined },
  )
  const ofBuyer = useCall(
    couponApi.pieces,
    { uid: uid ?? 0, status: 0, limit: MOST },
    { enabled: isAsked && uid !== undefined },
  )
  if (uid !== undefined) return ofBuyer.data?.list.map(({ couponId, name }) => ({ value: couponId, label: name })) ?? []
  return seesAll ? (ofShop.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []) : undefined
}
