import { KeywordInput } from '#ui/input/keyword-input.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { receiptPrinting, serviceType } from '@zhanggui/domain/store/store-codes'
import { Input, InputNumber, Radio, Select, Switch } from 'antd'
import type { StoreInfoValues } from './store-info-values.ts'

interface Props {
  readonly form: Form<StoreInfoValues>
}

const pictures = [
  { name: 'avatar', label: '商户主头像', size: [90, 90] },
  { name: 'backImage', label: 'H5商户背景图', size: [375, 180] },
  { name: 'streetBackImage', label: 'H5商户街背景图', size: [355, 78] },
  { name: 'coverImage', label: 'H5商户封面图', size: [350, 350] },
  { name: 'rectangleLogo', label: 'H5商户logo（横）', size: [300, 88] },
] as const

export const ShopFields = ({ form }: Props) => (
  <>
    <h2>店铺形象</h2>
    <div className="store-pictures">
      {pictures.map(({ name, label, size: [width, height] }) => (
        <Field key={name} form={form} name={name} label={label} hint={`建议尺寸 ${width}×${height}，小于 500kb`}>
          <PictureField mode="single" ratio={width / height} aria-label={label} />
        </Field>
      ))}
    </div>
    <Field form={form} name="intro" label="商户简介">
      <Input.TextArea placeholder="请输入商户简介" rows={3} maxLength={200} showCount />
    </Field>
    <Field form={form} name="keywords" label="商户关键字" hint="买家按这些词搜索店铺">
      <KeywordInput />
    </Field>
    <h2>客户服务</h2>
    <ServiceFields form={form} />
    <h2>经营</h2>
    <WorkFields form={form} />
  </>
)

function ServiceFields({ form }: Props) {
  const isLink = form.values.serviceType === serviceType.is.h5
  return (
    <>
      <Field form={form} name="serviceType" label="客服类型" show={serviceType.label}>
        <Radio.Group options={serviceType.options} />
      </Field>
      {isLink ? (
        <Field form={form} isRequired name="serviceLink" label="客服H5链接">
          <Input placeholder="请输入以 https:// 开头的链接" inputMode="url" maxLength={500} />
        </Field>
      ) : (
        <Field form={form} isRequired name="servicePhone" label="客服电话">
          <Input placeholder="请填写客服电话(座机格式'区号-座机号码')" inputMode="tel" maxLength={32} />
        </Field>
      )}
    </>
  )
}

const WorkFields = ({ form }: Props) => (
  <div className="store-columns">
    <Field
      form={form}
      name="alertStock"
      label="警戒库存"
      hint="库存不高于它的商品会列入「警戒库存」，修改后立即重新判断"
    >
      <InputNumber precision={0} />
    </Field>
    <Field form={form} name="receiptPrintingSwitch" label="小票打印开关" show={receiptPrinting.label}>
      <Select options={receiptPrinting.options} />
    </Field>
    <Field form={form} name="isTakeTheir" label="自提开关" valueProp="checked" hint="开启后买家可以选择到店自提">
      <Switch checkedChildren="开启" unCheckedChildren="关闭" />
    </Field>
  </div>
)
