import { useCall } from '#api/use-call.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import { onInput } from '#ui/input/input-props.ts'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { Cascader } from 'antd'
import { optionsOf, pathTo } from './category-options.ts'

const LEVEL = 3
const FRESH = 5 * 60_000

interface Props extends InputProps<number | undefined> {
  readonly placeholder?: string
}

/** A third-level category of the platform. One that the platform has withdrawn must be chosen anew. */
export function PlatformCategorySelect({ placeholder = '请选择平台商品分类', ...props }: Props) {
  const { data = [], isPending, error } = useCall(platformGoodsApi.categories, {}, { staleTime: FRESH })
  const options = optionsOf(data, ({ level }) => level === LEVEL)
  const { value } = props
  const path = value === undefined ? [] : (pathTo(options, value) ?? [])
  const isGone = value !== undefined && !isPending && path.length === 0
  return (
    <Cascader
      {...onInput(props)}
      options={options}
      value={path}
      loading={isPending}
      allowClear={false}
      placeholder={isGone ? '原分类已失效，请重新选择' : placeholder}
      showSearch={{ filter: (text, found) => found.some(({ label }) => label.includes(text.trim())) }}
      notFoundContent={error ? error.message : '没有匹配的分类'}
      onChange={(chosen) => props.onChange?.(chosen?.at(-1))}
    />
  )
}
