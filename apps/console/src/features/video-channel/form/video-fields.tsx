import { load } from '#api/load.ts'
import { mayCall, useSession } from '#api/session.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import { RichTextInput } from '#widgets/rich-text/rich-text-input.tsx'
import { TemplateSelect } from '#widgets/template-select/template-select.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { qualificationNeed } from '@zhanggui/domain/video/video-codes'
import { Form as AntdForm, Input, InputNumber } from 'antd'
import { BrandSelect } from './brand-select.tsx'
import { CategorySelect, leafIn, useVideoCategories } from './category-select.tsx'
import { HandedPictures } from './handed-pictures.tsx'
import { MainProduct } from './main-product.tsx'
import { SkuPricesInput } from './sku-prices-input.tsx'
import type { Parts } from './parts.ts'
import { valuesFrom, type VideoValues } from './video-values.ts'

interface ProductProps extends Pick<Parts, 'form' | 'product'> {
  /** A draft keeps its product. */
  readonly isFixed: boolean
}

/** The product of the shop that is sold in the channel. What is known of it is filled in. */
export function ProductField({ form, product, isFixed }: ProductProps) {
  const { pick, dialog } = useProductPicker()
  const mayRead = mayCall(productApi.info, useSession())
  const choose = async () => {
    const [picked] = (await pick({ mode: 'single' })) ?? []
    if (!picked) return
    const detail = mayRead ? await load(productApi.info, { id: picked.id }).catch(() => undefined) : undefined
    form.change(valuesFrom(picked, detail))
  }
  const isGone = form.values.primaryProductId !== undefined && !product
  return (
    <AntdForm.Item label="主商品" required={!isFixed}>
      {product && <MainProduct of={product} />}
      {isFixed && isGone && <span className="video-note">商品 {form.values.primaryProductId}</span>}
      {!isFixed && <Button onClick={() => void choose()}>{product ? '重新选择' : '选择商品'}</Button>}
      {dialog}
    </AntdForm.Item>
  )
}

interface InfoProps extends Parts {
  readonly isReadOnly?: boolean
}

export function InfoFields({ form, skus, isReadOnly = false }: InfoProps) {
  return (
    <>
      <Field form={form} name="headImg" label="商品轮播图" hint="第一张是封面，建议使用正方形图片">
        <HandedPictures disabled={isReadOnly} />
      </Field>
      <Field form={form} name="title" label="商品标题">
        <Input maxLength={249} showCount />
      </Field>
      <Field form={form} name="unitName" label="单位">
        <Input maxLength={32} placeholder="件、盒、袋…" />
      </Field>
      <Field form={form} name="tempId" label="运费模板">
        <TemplateSelect />
      </Field>
      <Field form={form} name="thirdCatId" label="微信商品类目">
        <CategorySelect />
      </Field>
      <QualificationField form={form} isReadOnly={isReadOnly} />
      <Field form={form} name="brandId" label="商品品牌" isRequired={false}>
        <BrandSelect />
      </Field>
      <Field form={form} name="giveIntegral" label="获得积分" isRequired={false}>
        <InputNumber min={0} max={99_999} precision={0} />
      </Field>
      <Field form={form} name="ficti" label="虚拟销量" isRequired={false} hint="与真实销量相加后展示给买家">
        <InputNumber min={0} max={99_999} precision={0} />
      </Field>
      <Field
        form={form}
        name="attrValue"
        label="商品规格"
        hint="勾选要在视频号销售的规格，只有商品价可以修改，其余以主商品为准"
        hasParts
        show={(list) => `${list.length} 个规格`}
      >
        <SkuPricesInput skus={skus} problem={form.problemIn('attrValue')} disabled={isReadOnly} />
      </Field>
    </>
  )
}

/** Shown where the category wants pictures of each product. */
function QualificationField({ form, isReadOnly }: { readonly form: Form<VideoValues>; readonly isReadOnly: boolean }) {
  const { data: tree } = useVideoCategories()
  const leaf = leafIn(tree, form.values.thirdCatId)
  const need = leaf?.productQualificationType ?? qualificationNeed.is.none
  if (need === qualificationNeed.is.none && form.values.qualificationPics.length === 0) return null
  return (
    <Field
      form={form}
      name="qualificationPics"
      label="商品资质图"
      isRequired={need === qualificationNeed.is.required}
      hint={[qualificationNeed.label(need), leaf?.productQualification].filter(Boolean).join(' ')}
    >
      <HandedPictures disabled={isReadOnly} />
    </Field>
  )
}

interface DescriptionProps {
  readonly form: Form<VideoValues>
  readonly isReadOnly?: boolean
}

export const DescriptionField = ({ form, isReadOnly = false }: DescriptionProps) => (
  <Field
    form={form}
    name="descInfo"
    label="商品详情"
    isRequired={false}
    show={(html) => (html === '' ? '' : `${html.length} 个字符`)}
  >
    <RichTextInput isReadOnly={isReadOnly} />
  </Field>
)
