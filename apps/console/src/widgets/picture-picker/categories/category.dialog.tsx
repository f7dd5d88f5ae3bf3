import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { categoryApi, type CategoryNode } from '@zhanggui/contract/category'
import { categoryStatus, categoryType } from '@zhanggui/domain/category/category-codes'
import { Input, InputNumber, TreeSelect } from 'antd'
import { flatCategories, placesOf } from './category-places.ts'
import { categoryRules } from './category-rules.ts'
import { allOf } from '#widgets/picture-picker/library/library-place.ts'
import { usePictureCategories } from './use-picture-categories.ts'

interface Props {
  /** Of the category to be changed; without one a new one is made. */
  readonly id?: number | undefined
  /** Below which a new one was asked for. */
  readonly pid?: number | undefined
  readonly onSaved?: (() => void) | undefined
  readonly onClose: () => void
}

/** What the screens of the specification send along with a new picture category. */
const sentAlong = { type: categoryType.is.attachment, status: categoryStatus.is.closed, url: 'url', extra: '' }

export default function CategoryDialog({ id, pid = 0, onSaved, onClose }: Props) {
  const isNew = id === undefined
  const { data: tree = [] } = usePictureCategories()
  const all = flatCategories(tree)
  const record = useRecord(categoryApi.info, id)
  const form = useForm({
    call: isNew ? categoryApi.save : categoryApi.update,
    schema: categoryRules(record.data, all),
    record,
    loaded: (category) => ({
      pid: category?.pid ?? pid,
      name: category?.name ?? '',
      sort: category?.sort ?? 1,
    }),
    toInput: (draft) => (isNew ? { ...draft, ...sentAlong } : draft),
    success: isNew ? '创建成功' : '编辑成功',
    onSaved: () => onSaved?.(),
  })
  const nameOf = (parent: number) => all.find((each) => each.id === parent)?.name ?? allOf('picture')
  return (
    <EditDialog form={form} title={isNew ? '添加分类' : '编辑分类'} width={540} saveText="确定" onClose={onClose}>
      <Field form={form} name="pid" label="上级分类" show={nameOf}>
        <ParentSelect tree={tree} />
      </Field>
      <Field form={form} name="name" label="分类名称">
        <Input placeholder="请输入分类名称" maxLength={50} showCount />
      </Field>
      <Field form={form} name="sort" label="排序">
        <InputNumber min={0} max={999_999} precision={0} />
      </Field>
    </EditDialog>
  )
}

interface SelectProps {
  readonly tree: readonly CategoryNode[]
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: number
  readonly onChange?: (pid: number | undefined) => void
  readonly onBlur?: () => void
}

/** A category of any level, or 全部图片 for the top. */
const ParentSelect = ({ tree, id, value, onChange, onBlur }: SelectProps) => (
  <TreeSelect<number>
    {...(id === undefined ? {} : { id })}
    {...(value === undefined ? {} : { value })}
    placeholder="请选择上级分类"
    treeData={placesOf(tree)}
    treeDefaultExpandAll
    showSearch={{ treeNodeFilterProp: 'title' }}
    onChange={(pid) => onChange?.(pid)}
    onBlur={() => onBlur?.()}
  />
)
