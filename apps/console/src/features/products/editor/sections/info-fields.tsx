import { useRefresh } from '#api/use-call.ts'
import { Can } from '#ui/action/can.tsx'
import { Field } from '#ui/form/field.tsx'
import { TemplateSelect } from '#widgets/template-select/template-select.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { KeywordInput } from '#ui/input/keyword-input.tsx'
import { PlatformCategorySelect } from '#widgets/category-cascader/platform-category-select.tsx'
import { StoreCategorySelect } from '#widgets/category-cascader/store-category-select.tsx'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { StoreCategoryDialog } from '#widgets/store-category-form/store-category.dialog.tsx'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { storeCategoryApi } from '@zhanggui/contract/goods/store-category'
import { isVirtual, productType } from '@zhanggui/domain/product/product-codes'
import { Button, Input, Radio } from 'antd'
import { BrandSelect } from './brand-select.tsx'
import { GuaranteeInput } from './guarantee-input.tsx'
import { SlidesInput } from './slides-input.tsx'
import type { ProductForm } from '../save/use-product-form.ts'

interface Props {
  readonly form: ProductForm
  readonly product: ProductDetail | undefined
  readonly isReadOnly: boolean
  /** A product without specs is shown by its cover until it has a picture of its own. */
  readonly onCover: (address: string) => void
}

const TYPE_HINT = '虚拟商品不需要物流和运费，发货时选择“无需发货”；保存后不能更改。'

export function InfoFields({ form, product, isReadOnly, onCover }: Props) {
  return (
    <div className="editor-fields">
      <div className="editor-wide">
        <Field form={form} name="type" label="商品类型" show={productType.label} hint={product ? undefined : TYPE_HINT}>
          <Radio.Group disabled={product !== undefined} options={[...productType.options]} />
        </Field>
      </div>
      <div className="editor-wide">
        <Field form={form} name="name" label="商品名称">
          <Input placeholder="请输入商品名称" maxLength={128} showCount />
        </Field>
      </div>
      <CategoryFields form={form} product={product} isReadOnly={isReadOnly} />
      <Field form={form} name="unitName" label="单位">
        <Input placeholder="请输入单位，如：件、箱" maxLength={32} />
      </Field>
      {!isVirtual(form.values.type) && (
        <Field form={form} name="tempId" label="运费模板" isRequired>
          <TemplateSelect />
        </Field>
      )}
      <Field form={form} name="keyword" label="商品关键字">
        <KeywordInput />
      </Field>
      <div className="editor-wide">
        <Field form={form} name="intro" label="商品简介">
          <Input.TextArea placeholder="请输入商品简介" maxLength={250} showCount rows={3} />
        </Field>
      </div>
      <Field form={form} name="image" label="商品封面图" hint="建议尺寸 800*800，小于 500 kb">
        <PictureField mode="single" ratio={1} aria-label="商品封面图" onChange={onCover} />
      </Field>
      <div className="editor-wide">
        <Field form={form} name="sliderImage" label="商品轮播图" show={countInWords('张')}>
          <SlidesInput />
        </Field>
      </div>
      <div className="editor-wide">
        <Field form={form} name="guaranteeIds" label="保障服务" show={countInWords('项')}>
          <GuaranteeInput />
        </Field>
      </div>
    </div>
  )
}

const countInWords = (measure: string) => (value: readonly unknown[]) =>
  value.length > 0 ? `${value.length} ${measure}` : ''

function CategoryFields({ form, product, isReadOnly }: Omit<Props, 'onCover'>) {
  const refresh = useRefresh()
  // Chosen once it is among the options, or it would be a bare number for a moment.
  const choose = async (id: number) => {
    await refresh([storeCategoryApi])
    form.change((now) => ({ cateId: [...now.cateId, id] }))
  }
  const creator = useDialog((close) => <StoreCategoryDialog onAdded={(id) => void choose(id)} onClose={close} />)
  const current =
    product?.brandId && product.brandName !== '' ? { id: product.brandId, name: product.brandName } : undefined
  return (
    <>
      <div className="editor-with-button">
        <Field form={form} name="cateId" label="商户商品分类">
          <StoreCategorySelect />
        </Field>
        {!isReadOnly && (
          <Can call={storeCategoryApi.add}>
            <Button onClick={() => creator.open()}>添加分类</Button>
          </Can>
        )}
      </div>
      <Field form={form} name="categoryId" label="平台商品分类">
        <PlatformCategorySelect onChange={() => form.change({ brandId: undefined })} />
      </Field>
      <Field form={form} name="brandId" label="品牌">
        <BrandSelect categoryId={form.values.categoryId} current={current} />
      </Field>
      {creator.element}
    </>
  )
}
