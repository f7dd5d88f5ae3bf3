import { useCall } from '#api/use-call.ts'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { shippingApi } from '@zhanggui/contract/shipping'
import { Select } from 'antd'

/** More than any shop has: templates are chosen by their name. */
const ALL = 500

/** What the delivery costs. One that cannot be read any more is told by its number. */
export function TemplateSelect(props: InputProps<number | undefined>) {
  const { data, isPending, error } = useCall(shippingApi.list, { page: 1, limit: ALL })
  const options = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { value } = props
  const isMissing = value !== undefined && !isPending && !options.some((option) => option.value === value)
  return (
    <Select
      {...onInput(props)}
      showSearch={{ optionFilterProp: 'label' }}
      options={isMissing ? [{ value, label: `当前模板 ${value}` }, ...options] : options}
      // A bare number would say nothing.
      value={isPending ? null : (value ?? null)}
      loading={isPending}
      placeholder={isPending ? '加载中…' : '请选择运费模板'}
      notFoundContent={error ? error.message : '还没有运费模板'}
      onChange={(id: number | null) => props.onChange?.(id ?? undefined)}
    />
  )
}
