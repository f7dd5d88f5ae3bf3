import { useCall } from '#api/use-call.ts'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useListedRecord } from '#ui/form/edit/use-record.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { storeCategoryApi, storeCategoryDraft } from '@zhanggui/contract/goods/store-category'
import { Input, InputNumber, Select } from 'antd'
import { parentOptions, whyNotMoveBelow } from './parent-options.ts'
import { text } from '@zhanggui/contract/kernel/shapes'
import { z } from 'zod'

const LONGEST_NAME = 8
const SORT = { min: 1, max: 9999 }

/** The screen asks for short names, and for a place that is not the last of all. */
const categorySchema = storeCategoryDraft.omit({ isShow: true }).extend({
  name: text('分类名称', { max: LONGEST_NAME, blank: '请输入分类名称' }),
  sort: z
    .int({ error: '请输入排序' })
    .min(SORT.min, `排序范围为${SORT.min}~${SORT.max}`)
    .max(SORT.max, `排序范围为${SORT.min}~${SORT.max}`),
})

interface Props {
  /** Of the category to be changed; without one a new one is made. */
  readonly id?: number | undefined
  /** Where a new one goes first; 0 = the top. */
  readonly pid?: number | undefined
  /** With the id of the one that was made. */
  readonly onAdded?: (id: number) => void
  readonly onClose: () => void
}

/** A category of the shop's own tree. */
export function StoreCategoryDialog({ id, pid = 0, onAdded, onClose }: Props) {
  const { data: rows = [] } = useCall(storeCategoryApi.list, {})
  const record = useListedRecord(storeCategoryApi.list, id)
  const category = record.data
  const form = useForm({
    call: id === undefined ? storeCategoryApi.add : storeCategoryApi.update,
    schema: categorySchema,
    record,
    loaded: (read) => ({
      pid: read?.pid ?? pid,
      name: read?.name ?? '',
      icon: read?.icon ?? '',
      sort: read?.sort ?? SORT.min,
    }),
    // A new one is shown; whether an old one is has a switch of its own.
    toInput: (draft) => (id === undefined ? { ...draft, isShow: true } : draft),
    success: id === undefined ? '添加分类成功' : '更新分类成功',
    onSaved: (reply) => reply && onAdded?.(reply.id),
  })
  const parents = parentOptions(rows, category)
  const whyAtTop = whyNotMoveBelow(rows, category)
  const nameOf = (value: number) => parents.find((parent) => parent.value === value)?.label ?? String(value)
  return (
    <EditDialog
      form={form}
      title={id === undefined ? '添加商品分类' : '编辑商品分类'}
      width={540}
      saveText="确定"
      onClose={onClose}
    >
      <Field form={form} name="name" label="分类名称">
        <Input placeholder="请输入分类名称" maxLength={LONGEST_NAME} showCount />
      </Field>
      <Field form={form} name="pid" label="父级" show={nameOf} hint={whyAtTop}>
        <Select
          options={parents}
          showSearch={{ optionFilterProp: 'label' }}
          {...(whyAtTop === undefined ? {} : { disabled: true })}
        />
      </Field>
      <Field form={form} name="icon" label="分类图标" hint="建议尺寸(180*180)">
        <PictureField mode="single" ratio={1} aria-label="分类图标" />
      </Field>
      <Field form={form} name="sort" label="排序" hint="数字越大越靠前">
        <InputNumber {...SORT} precision={0} />
      </Field>
    </EditDialog>
  )
}
