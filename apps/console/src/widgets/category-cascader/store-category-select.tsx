import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { TreeSelect } from 'antd'
import { optionsOf, pathTo } from './category-options.ts'
import { useStoreCategories } from './use-store-categories.ts'

/** Categories of the shop, any number on any level. What was chosen before stays to be seen although it is hidden now. */
export function StoreCategorySelect(props: InputProps<readonly number[]>) {
  const { nodes, isLoading, error } = useStoreCategories()
  const options = optionsOf(nodes)
  const chosen = props.value ?? []
  const gone = isLoading ? [] : chosen.filter((id) => !pathTo(options, id))
  const hidden = gone.map((value) => ({ value, label: `已隐藏的分类 ${value}`, disabled: true, children: [] }))
  return (
    <TreeSelect
      {...onInput(props)}
      multiple
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'label' }}
      loading={isLoading}
      placeholder="请选择商户商品分类"
      notFoundContent={error ? error.message : '还没有分类'}
      treeData={[...options, ...hidden]}
      value={[...chosen]}
      onChange={(ids: number[]) => props.onChange?.(ids)}
    />
  )
}
