import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { Cascader } from 'antd'
import { optionsOf, pathTo } from './category-options.ts'
import { useStoreCategories } from './use-store-categories.ts'

/** One category of the shop, on any level. */
export function StoreCategoryCascader(props: InputProps<number | undefined>) {
  const { nodes, isLoading, error } = useStoreCategories()
  const options = optionsOf(nodes)
  const path = props.value === undefined ? [] : (pathTo(options, props.value) ?? [])
  return (
    <Cascader
      {...onInput(props)}
      changeOnSelect
      options={options}
      value={path}
      loading={isLoading}
      allowClear={false}
      placeholder="商户分类"
      showSearch={{ filter: (text, found) => found.some(({ label }) => label.includes(text.trim())) }}
      notFoundContent={error ? error.message : '没有匹配的分类'}
      onChange={(chosen) => props.onChange?.(chosen?.at(-1))}
    />
  )
}
