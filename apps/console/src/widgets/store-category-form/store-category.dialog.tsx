import { call } from '#api/call.ts'
import { useCall } from '#api/use-call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { PictureField } from '#widgets/picture-picker/picture-field.tsx'
import { type StoreCategoryRow, storeCategoryApi } from '@zhanggui/contract/store-category'
import { Input, InputNumber, Select } from 'antd'
import { categorySchema, LONGEST_NAME, SORT } from './category-schema.ts'
import { parentOptions, whyNotMoveBelow } from './parent-options.ts'

interface Props {
  /** The category to be changed; without one a new one is made. */
  readonly category?: StoreCategoryRow
  /** Where a new one goes first; 0 = the top. */
  readonly pid?: number
  /** With the id of the one that was made. */
  readonly onAdded?: (id: number) => void
  readonly onClose: () => void
}

const loadedFrom = ({ id, version, pid, name, icon, sort }: StoreCategoryRow) => ({
  values: { pid, name, icon, sort },
  fixed: { id, version },
})

async function latestOf(category: StoreCategoryRow) {
  const rows = await call(storeCategoryApi.list, {}, { quiet: true })
  return loadedFrom(rows.find(({ id }) => id === category.id) ?? category)
}

/** A category of the shop's own tree. */
export function StoreCategoryDialog({ category, pid = 0, onAdded, onClose }: Props) {
  const { data: rows = [] } = useCall(storeCategoryApi.list, {})
  const form = useContractForm(category ? storeCategoryApi.update : storeCategoryApi.add, {
    loaded: category
      ? loadedFrom(category)
      : { values: { pid, name: '', icon: '', sort: SORT.min }, fixed: { isShow: true } },
    schema: categorySchema,
    ...(category ? { latest: () => latestOf(category) } : {}),
    success: category ? '更新目录成功' : '创建目录成功',
    onSaved: (reply) => reply && onAdded?.(reply.id),
  })
  const parents = parentOptions(rows, category)
  const whyAtTop = whyNotMoveBelow(rows, category)
  const nameOf = (value: unknown) => parents.find((parent) => parent.value === value)?.label ?? String(value)
  return (
    <FormDialog
      form={form}
      title={category ? '编辑产品分类' : '创建产品分类'}
      width={540}
      saveText="确定"
      onClose={onClose}
    >
      <Field form={form} name="name" label="分类名称">
        <Input placeholder="请输入分类名称" maxLength={LONGEST_NAME} showCount />
      </Field>
      <Field form={form} name="pid" label="父级" show={nameOf} {...(whyAtTop === undefined ? {} : { hint: whyAtTop })}>
        <Select
          options={parents}
          showSearch={{ optionFilterProp: 'label' }}
          {...(whyAtTop === undefined ? {} : { disabled: true })}
        />
      </Field>
      <Field form={form} name="icon" label="分类图标" hint="建议尺寸(180*180)">
        <PictureField mode="single" aria-label="分类图标" />
      </Field>
      <Field form={form} name="sort" label="排序" hint="数字越大越靠前">
        <InputNumber {...SORT} precision={0} />
      </Field>
    </FormDialog>
  )
}
