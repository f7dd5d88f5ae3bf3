import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useAction } from '#ui/action/use-action.ts'
import CouponPickerDialog from '#widgets/coupon-picker/coupon-picker.dialog.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { productBatchApi } from '@zhanggui/contract/goods/product-batch'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'

/** One product, or a choice of them. */
export type GiftedProducts = { readonly id: number } | InputOf<typeof productBatchApi.up>

interface Props {
  readonly of: GiftedProducts
  readonly onDone: () => void
  readonly onClose: () => void
}

/** The coupons that come with products: replaces what they had. */
export default function GiftCouponsDialog({ of: products, onDone, onClose }: Props) {
  const id = 'id' in products ? products.id : undefined
  const mayRead = mayCall(productApi.info, useSession())
  const product = useCall(productApi.info, { id: id ?? 0 }, { enabled: id !== undefined && mayRead, staleTime: 0 })
  const { run, isBusy } = useAction()
  // Until it is known what comes with the product, nobody can say what is replaced.
  if (id !== undefined && mayRead && !product.isFetchedAfterMount) return null
  const save = (couponIds: readonly number[]) =>
    'id' in products
      ? run({
          call: productBatchApi.addCouponsToOne,
          input: { id: products.id, couponIds },
          success: '添加回馈券成功',
          refresh: [productApi],
          onDone,
        })
      : run({
          call: productBatchApi.addCoupons,
          input: { ...products, couponIds },
          success: '批量添加回馈券成功',
          refresh: [productApi],
          onDone,
        })
  return (
    <CouponPickerDialog
      chosen={product.data?.couponList ?? []}
      isBusy={isBusy}
      onPicked={(coupons) => void save(coupons.map((coupon) => coupon.id))}
      onClose={onClose}
    />
  )
}
