import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { Cascader } from 'antd'
import { optionsOf, pathTo } from './category-options.ts'
import { useStoreCategories } from './use-store-categories.ts'

interface Props extends InputProps<number | undefined> {
  readonly placeholder?: string
}

/** One category of the shop, on any level. */
export function StoreCategoryCascader({ placeholder = '请选择商户商品分类', ...props }: Props) {
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
      placeholder={placeholder}
      showSearch={{ filter: (text, found) => found.some(({ label }) => label.includes(text.trim())) }}
      notFoundContent={error ? error.message : '没有匹配的分类'}
      onChange={(chosen) => props.onChange?.(chosen?.at(-1))}
    />
  )
}
