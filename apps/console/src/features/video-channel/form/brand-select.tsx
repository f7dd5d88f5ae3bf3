import { useCall } from '#api/use-call.ts'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { videoApi } from '@zhanggui/contract/video/video'
import { NO_BRAND } from '@zhanggui/domain/video/video-codes'
import { Select } from 'antd'

const useBrands = () => {
  const { data = [], isPending, error } = useCall(videoApi.brands, {})
  return {
    loading: isPending,
    options: data.map(({ value, label }) => ({ value, label })),
    notFoundContent: error ? error.message : '没有可用的品牌',
  }
}

const search = { optionFilterProp: 'label' }

/** One of the brands that may be used, or none. */
export function BrandSelect({ value, onChange, ...props }: InputProps<number>) {
  const { options, ...others } = useBrands()
  return (
    <Select
      {...onInput(props)}
      {...others}
      showSearch={search}
      options={[{ value: NO_BRAND, label: '无品牌' }, ...options]}
      value={value ?? NO_BRAND}
      onChange={(next: number) => onChange?.(next)}
    />
  )
}

/** Several of them. */
export function BrandsSelect({ value, onChange, ...props }: InputProps<readonly number[]>) {
  return (
    <Select
      {...onInput(props)}
      {...useBrands()}
      mode="multiple"
      showSearch={search}
      value={[...(value ?? [])]}
      placeholder="请选择品牌"
      onChange={(next: number[]) => onChange?.(next)}
    />
  )
}
