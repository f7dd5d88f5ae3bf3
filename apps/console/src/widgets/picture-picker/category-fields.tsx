import { Input, InputNumber, TreeSelect } from 'antd'
import { placesOf } from './category-places.ts'
import { usePictureCategories } from './use-picture-categories.ts'

export const nameInput = <Input placeholder="请输入分类名称" maxLength={50} showCount />
export const sortInput = <InputNumber min={0} max={999_999} precision={0} />

interface SelectProps {
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: number
  readonly onChange?: (pid: number | undefined) => void
  readonly onBlur?: () => void
}

/** A category of any level, or 全部图片 for the top. */
export function ParentSelect({ id, value, onChange, onBlur }: SelectProps) {
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
