import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { Select } from 'antd'
import { useState } from 'react'
import { useBrands } from './use-brands.ts'

/** Made by nobody in particular. */
const OTHER = { value: 0, label: '其他' }
/** Pixels from the end of the list at which the next brands are asked for. */
const NEAR = 40

interface Props extends InputProps<number | undefined> {
  readonly categoryId: number | undefined
  /** The brand that the product has, although the platform may hide it by now. */
  readonly current: { readonly id: number; readonly name: string } | undefined
}

export function BrandSelect({ categoryId, current, ...props }: Props) {
  const [search, setSearch] = useState('')
  const { brands, isLoading, error, more } = useBrands(categoryId, search.trim())
  const isCurrentMissing =
    current !== undefined &&
    current.id !== OTHER.value &&
    props.value === current.id &&
    !brands.some(({ id }) => id === current.id)
  const options = [
    ...(search.trim() === '' ? [OTHER] : []),
    ...(isCurrentMissing ? [{ value: current.id, label: current.name }] : []),
    ...brands.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Select
      {...onInput(props)}
      {...(categoryId === undefined ? { disabled: true } : {})}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      options={options}
      value={props.value ?? null}
      loading={isLoading}
      placeholder={categoryId === undefined ? '请先选择平台商品分类' : '请选择品牌'}
      notFoundContent={error ?? (isLoading ? '正在加载…' : '没有匹配的品牌')}
      onPopupScroll={({ currentTarget }) => {
        const { scrollTop, clientHeight, scrollHeight } = currentTarget
        if (scrollTop + clientHeight > scrollHeight - NEAR) more()
      }}
      onChange={(id: number | null) => {
        setSearch('')
        props.onChange?.(id ?? undefined)
      }}
    />
  )
}
