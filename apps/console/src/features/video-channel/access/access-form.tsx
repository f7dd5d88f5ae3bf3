import { EditPage } from '#ui/form/edit/edit-page.tsx'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { accessDraft, type AccessInfo, videoAccessApi } from '@zhanggui/contract/video/video-access'
import { videoApi } from '@zhanggui/contract/video/video'
import { Alert, Input } from 'antd'
import { BrandsSelect } from '../form/brand-select.tsx'
import { CategoriesSelect } from '../form/category-select.tsx'

interface Props {
  readonly record: EditedRecord<AccessInfo>
  readonly access: AccessInfo
}

const valuesOf = (access: AccessInfo | undefined) => ({
  companyName: access?.companyName ?? '',
  licenseImg: access?.licenseImg ?? '',
  contactName: access?.contactName ?? '',
  contactPhone: access?.contactPhone ?? '',
  thirdCatIds: access?.thirdCatIds ?? [],
  brandIds: access?.brandIds ?? [],
  remark: access?.remark ?? '',
})

/** What a shop says about itself; after a refusal with what it said before. */
export function AccessForm({ record, access }: Props) {
  const form = useForm({
    call: videoAccessApi.apply,
    schema: accessDraft,
    record,
    // What was refused may be sent again as it is.
    sendsUnchanged: access.companyName !== '',
    loaded: valuesOf,
    success: '提交成功',
    refresh: [videoApi],
  })
  return (
    <EditPage form={form} title="申请接入视频号" saveText="提交申请">
      {access.rejectReason !== '' && (
        <Alert type="error" showIcon title="申请已被驳回" description={`驳回原因：${access.rejectReason}`} />
      )}
      <Field form={form} name="companyName" label="公司名称">
        <Input maxLength={50} showCount />
      </Field>
      <Field form={form} name="licenseImg" label="营业执照" hint="清晰完整的原件照片，从素材库选择">
        <PictureField mode="single" aria-label="营业执照" />
      </Field>
      <Field form={form} name="contactName" label="联系人">
        <Input maxLength={20} />
      </Field>
      <Field form={form} name="contactPhone" label="联系电话">
        <Input maxLength={11} inputMode="tel" />
      </Field>
      <Field form={form} name="thirdCatIds" label="经营类目" hint="1~10 个">
        <CategoriesSelect />
      </Field>
      <Field form={form} name="brandIds" label="经营品牌" isRequired={false}>
        <BrandsSelect />
      </Field>
      <Field form={form} name="remark" label="备注" isRequired={false}>
        <Input.TextArea maxLength={200} showCount rows={3} />
      </Field>
    </EditPage>
  )
}
