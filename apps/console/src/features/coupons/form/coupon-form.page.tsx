import { useRecord } from '#ui/form/edit/use-record.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { usePaneName } from '#ui/page/pane.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { useParams } from 'react-router'
import { CouponForm } from './coupon-form.tsx'
import { CouponProductsForm } from './coupon-products-form.tsx'
import { modeFrom } from './form-mode.ts'

/** A new coupon, perhaps from a copy; of one that exists only the products can be changed. */
export default function CouponFormPage() {
  const mode = modeFrom(useParams())
  const record = useRecord(couponApi.info, 'id' in mode ? mode.id : undefined)
  const { data: coupon, waiting } = record
  usePaneName(coupon && `${mode.kind === 'edit' ? '编辑' : '复制'} ${coupon.name}`)
  if (waiting) return <WaitingFor waiting={waiting} rows={12} />
  if (mode.kind === 'edit' && coupon) return <CouponProductsForm record={record} coupon={coupon} />
  return <CouponForm mode={mode} from={coupon} />
}
