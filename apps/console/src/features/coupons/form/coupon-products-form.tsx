import { EditPage } from '#ui/form/edit/edit-page.tsx'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { CouponDetail } from '@zhanggui/contract/coupon/coupon-fields'
import { use } from 'react'
import { CouponTermsList } from '../coupon-terms.tsx'
import { LIST_PAGE } from '../coupon-paths.ts'
import { ProductsInput } from './products-input.tsx'

interface Props {
  readonly record: EditedRecord<CouponDetail>
  readonly coupon: CouponDetail
}

/** Which products a 商品券 is for; what it promises stays as it is. */
export function CouponProductsForm({ record, coupon }: Props) {
  const pane = use(PaneContext)
  const wayBack = useWayBack(couponApi.list, LIST_PAGE)
  const form = useForm({
    call: couponApi.editProducts,
    schema: couponApi.editProducts.body.pick({ productIds: true }),
    record,
    loaded: (read) => ({ productIds: (read?.productList ?? []).map(({ id }) => id) as readonly number[] }),
    success: '编辑成功',
    onSaved: () => pane.leaveFor(wayBack),
  })
  return (
    <EditPage form={form} title={`优惠券编辑：${coupon.name}`} saveText="立即提交" back={wayBack}>
      <CouponTermsList of={coupon} />
      <Field form={form} name="productIds" label="商品" show={(ids) => `${ids.length} 个商品`}>
        <ProductsInput known={coupon.productList} />
      </Field>
    </EditPage>
  )
}
