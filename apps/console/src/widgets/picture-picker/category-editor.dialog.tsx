import { call } from '#api/call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormDialog } from '#ui/form/form.dialog.tsx'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { categoryApi, type CategoryRow } from '@zhanggui/contract/category'
import { nameInput, ParentSelect, sortInput } from './category-fields.tsx'
import { flatCategories } from './category-places.ts'
import { categoryRules } from './category-rules.ts'
import { allOf } from './library-place.ts'
import { usePictureCategories } from './use-picture-categories.ts'

interface Props {
  readonly onClose: () => void
}

export default function CategoryEditor({ id, onClose }: Props & { readonly id: number }) {
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
  const nameOf = (pid: unknown) => all.find((each) => each.id === pid)?.name ?? allOf('picture')
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
