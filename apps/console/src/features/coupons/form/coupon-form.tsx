import { EditPage } from '#ui/form/edit/edit-page.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { type CouponDetail, couponDraft } from '@zhanggui/contract/coupon/coupon-fields'
import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { PromotionPreview } from '#widgets/promotion-preview/promotion-preview.tsx'
import { use } from 'react'
import { LIST_PAGE } from '../coupon-paths.ts'
import { CouponFace } from './coupon-face.tsx'
import { CouponFields } from './coupon-fields.tsx'
import { copyOf, newCoupon } from './coupon-values.ts'
import { type FormMode, titleOf } from './form-mode.ts'

interface Props {
  readonly mode: FormMode
  /** What is copied. */
  readonly from: CouponDetail | undefined
}

const UNNAMED = '未命名'

/** A coupon that does not exist yet. */
export function CouponForm({ mode, from }: Props) {
  const pane = use(PaneContext)
  const wayBack = useWayBack(couponApi.list, LIST_PAGE)
  const form = useForm({
    call: couponApi.save,
    schema: couponDraft,
    sendsUnchanged: from !== undefined,
    loaded: () => (from ? copyOf(from, new Date()) : newCoupon),
    draft: from ? `coupon-copy-${from.id}` : 'coupon',
    success: '添加成功',
    onSaved: () => pane.leaveFor(wayBack),
  })
  const draft = { ...form.values, name: form.values.name || UNNAMED }
  return (
    <EditPage
      form={form}
      title={titleOf(mode)}
      saveText="立即提交"
      back={wayBack}
      aside={
        <>
          <CouponFace of={form.values} />
          <PromotionPreview call={promotionApi.previewCoupon} values={draft} trial={(coupon) => ({ coupon })} />
        </>
      }
    >
      <CouponFields form={form} known={from?.productList ?? []} />
    </EditPage>
  )
}
