import './own-review.dialog.css'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import { reviewApi, virtualReviewDraft } from '@zhanggui/contract/goods/product-review'
import { Alert, Input, Rate } from 'antd'
import { useState } from 'react'
import { ProductInput } from './product-input.tsx'
import { SkuRadioTable } from './sku-radio-table.tsx'
import { text } from '@zhanggui/contract/kernel/shapes'
import { z } from 'zod'
import { StarFilled } from '@ant-design/icons'

interface StarInputProps {
  readonly id?: string
  readonly value?: number | undefined
  readonly onChange?: (star: number) => void
}

const star = ({ index = 0 }: { readonly index?: number }) => <StarFilled aria-label={`${index + 1} 星`} />

/** One to five stars. */
const StarInput = ({ id, value = 0, onChange }: StarInputProps) => (
  <div {...(id === undefined ? {} : { id })} tabIndex={-1} role="radiogroup" aria-label="评价星级">
    <Rate character={star} allowClear={false} value={value} onChange={(next) => onChange?.(next)} />
  </div>
)

const chosen = (message: string) => z.int({ error: message }).min(1, message)

/** The screen's own words for what is missing. */
const ownReviewSchema = virtualReviewDraft.extend({
  productId: chosen('请选择商品'),
  attrValueId: chosen('请选择规格'),
  star: chosen('评价星级不能为空').max(5, '评价星级为1-5'),
  comment: z.string().trim().min(1, '请填写评价内容').max(512, '评价内容不能超过512个字符'),
  nickname: text('用户昵称', { max: 32, blank: '请填写用户昵称' }),
})

interface ReviewValues {
  readonly productId?: number | undefined
  readonly attrValueId?: number | undefined
  readonly star?: number
  readonly nickname: string
  readonly comment: string
  readonly avatar: string
  readonly pics: string[]
}

const BLANK: ReviewValues = { nickname: '', comment: '', avatar: '', pics: [] }
const MOST_PICTURES = 10

/** A review by the shop's own staff; it stays marked as one. */
export default function OwnReviewDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    call: reviewApi.addVirtual,
    schema: ownReviewSchema,
    loaded: () => BLANK,
    success: '添加成功',
  })
  const [picked, setPicked] = useState<PickerRow>()
  const product = picked?.id === form.values.productId ? picked : undefined
  const take = (next: PickerRow) => {
    setPicked(next)
    // What there is no choice of is chosen.
    const [only, ...others] = next.attrValue
    form.change({ attrValueId: others.length === 0 ? only?.id : undefined })
  }
  return (
    <EditDialog form={form} title="添加自评" width={920} saveText="提交" canReset onClose={onClose}>
      <Alert className="own-review-notice" type="info" showIcon title="自评会在评论列表中标明「自评」" />
      <Field form={form} name="productId" label="商品">
        <ProductInput product={product} onPick={take} />
      </Field>
      {product && (
        <Field form={form} name="attrValueId" label="规格">
          <SkuRadioTable skus={product.attrValue} />
        </Field>
      )}
      <Field form={form} name="nickname" label="用户昵称">
        <Input placeholder="请填写用户昵称" maxLength={32} showCount />
      </Field>
      <Field form={form} name="comment" label="评价文字">
        <Input.TextArea placeholder="请填写评价内容" maxLength={512} showCount rows={3} />
      </Field>
      <Field form={form} name="star" label="评价星级">
        <StarInput />
      </Field>
      <Field form={form} name="avatar" label="用户头像">
        <PictureField mode="single" ratio={1} aria-label="用户头像" />
      </Field>
      <Field form={form} name="pics" label="评价图片">
        <PictureField mode="multi" max={MOST_PICTURES} aria-label="评价图片" />
      </Field>
    </EditDialog>
  )
}
