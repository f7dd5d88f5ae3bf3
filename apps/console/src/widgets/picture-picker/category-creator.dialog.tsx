import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { categoryApi } from '@zhanggui/contract/category'
import { categoryStatus, categoryType } from '@zhanggui/domain/category/category-codes'
import { nameInput, ParentSelect, sortInput } from './category-fields.tsx'
import { flatCategories } from './category-places.ts'
import { categoryRules } from './category-rules.ts'
import { usePictureCategories } from './use-picture-categories.ts'

interface Props {
  /** The category below which it was asked for. */
  readonly pid: number
  readonly onSaved: () => void
  readonly onClose: () => void
}

export default function CategoryCreator({ pid, onSaved, onClose }: Props) {
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
