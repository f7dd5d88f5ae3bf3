import { Can } from '#ui/action/can.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import type { ChosenCoupon } from '#widgets/coupon-picker/coupon-picker.dialog.tsx'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { Button, Tag } from 'antd'
import { useState } from 'react'

const CouponPickerDialog = lazyPart(() => import('#widgets/coupon-picker/coupon-picker.dialog.tsx'))

interface Props extends InputProps<readonly number[]> {
  /** The names of the coupons that it begins with. */
  readonly known: readonly ChosenCoupon[]
}

const NONE: readonly number[] = []

/** Coupons that the buyer gets with the product. */
export function GiftCouponsInput({ known, value = NONE, onChange, ...props }: Props) {
  const [seen, setSeen] = useState(() => new Map(known.map((coupon) => [coupon.id, coupon])))
  const chosen = value.map((id) => seen.get(id) ?? { id, name: `优惠券 ${id}` })
  const picker = useDialog((close) => (
    <CouponPickerDialog
      chosen={chosen}
      mayBeNone
      onPicked={(coupons) => {
        setSeen((before) => new Map([...before, ...coupons.map((coupon) => [coupon.id, coupon] as const)]))
        onChange?.(coupons.map(({ id }) => id))
        close()
      }}
      onClose={close}
    />
  ))
  return (
    <div className="guarantee-tags">
      {chosen.map(({ id, name }) => (
        <Tag key={id} closable={!props.disabled} onClose={() => onChange?.(value.filter((each) => each !== id))}>
          {name}
        </Tag>
      ))}
      <Can call={couponApi.usable}>
        <Button
          {...(props.id === undefined ? {} : { id: props.id })}
          size="small"
          disabled={props.disabled ?? false}
          onClick={() => picker.open()}
        >
          选择优惠券
        </Button>
      </Can>
      {picker.element}
    </div>
  )
}
