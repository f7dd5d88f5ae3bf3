import { call } from '#api/call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { categoryApi, type CategoryRow } from '@zhanggui/contract/category'
import { categoryStatus, categoryType } from '@zhanggui/domain/category/category-codes'
import { Input, InputNumber, TreeSelect } from 'antd'
import { flatCategories, placesOf } from './category-places.ts'
import { categoryRules } from './category-rules.ts'
import { ALL_PICTURES } from './library-place.ts'
import { usePictureCategories } from './use-picture-categories.ts'

interface Props {
  readonly onClose: () => void
}

interface CreatorProps extends Props {
  /** The category below which it was asked for. */
  readonly pid: number
  readonly onSaved: () => void
}

export function CategoryCreator({ pid, onSaved, onClose }: CreatorProps) {
  const all = flatCategories(usePictureCategories().data ?? [])
  const form = useContractForm(categoryApi.save, {
    loaded: {
      values: { pid, name: '', sort: 1 },
      // What the screens of the specification send along with a picture category.
      fixed: { type: categoryType.is.attachment, status: categoryStatus.is.closed, url: 'url', extra: '' },
    },
    schema: categoryRules(undefined, all),
    success: '创建成功',
    onSaved,
  })
  return (
    <FormDialog form={form} title="添加分类" width={540} saveText="确定" onClose={onClose}>
      <Field form={form} name="pid" label="上级分类">
        <ParentSelect />
      </Field>
      <Field form={form} name="name" label="分类名称">
        {nameInput}
      </Field>
      <Field form={form} name="sort" label="排序">
        {sortInput}
      </Field>
    </FormDialog>
  )
}

export function CategoryEditor({ id, onClose }: Props & { readonly id: number }) {
  const all = flatCategories(usePictureCategories().data ?? [])
  const category = all.find((each) => each.id === id)
  return category ? <LoadedEditor category={category} all={all} onClose={onClose} /> : null
}

const loadedFrom = ({ id, version, pid, name, sort }: CategoryRow) => ({
  values: { pid, name, sort },
  fixed: { id, version },
})

interface LoadedProps extends Props {
  readonly category: CategoryRow
  readonly all: readonly CategoryRow[]
}

function LoadedEditor({ category, all, onClose }: LoadedProps) {
  const form = useContractForm(categoryApi.update, {
    loaded: loadedFrom(category),
    latest: async () => loadedFrom(await call(categoryApi.info, { id: category.id }, { quiet: true })),
    schema: categoryRules(category, all),
    success: '编辑成功',
  })
  const nameOf = (pid: unknown) => all.find((each) => each.id === pid)?.name ?? ALL_PICTURES.name
  return (
    <FormDialog form={form} title="编辑分类" width={540} saveText="确定" onClose={onClose}>
      <Field form={form} name="pid" label="上级分类" show={nameOf}>
        <ParentSelect />
      </Field>
      <Field form={form} name="name" label="分类名称">
        {nameInput}
      </Field>
      <Field form={form} name="sort" label="排序">
        {sortInput}
      </Field>
    </FormDialog>
  )
}

const nameInput = <Input placeholder="请输入分类名称" maxLength={50} showCount />
const sortInput = <InputNumber min={0} max={999_999} precision={0} />

interface SelectProps {
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: number
  readonly onChange?: (pid: number | undefined) => void
  readonly onBlur?: () => void
}

/** A category of any level, or 全部图片 for the top. */
function ParentSelect({ id, value, onChange, onBlur }: SelectProps) {
  const places = placesOf(usePictureCategories().data ?? [])
  return (
    <TreeSelect<number>
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      placeholder="请选择上级分类"
      treeData={places}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      onChange={(pid) => onChange?.(pid)}
      onBlur={() => onBlur?.()}
    />
  )
}
