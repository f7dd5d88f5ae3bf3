import type { UserTag } from '@zhanggui/contract/user/user'
import { Select } from 'antd'

interface Props {
  readonly tags: readonly UserTag[]
  /** Ids, comma-joined as in the address. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Any of some tags. */
export default function TagFilterInput({ tags, value, onChange }: Props) {
  return (
    <Select
      mode="multiple"
      aria-label="标签"
      placeholder="标签"
      allowClear
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="还没有标签"
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === '' ? [] : value.split(',')}
      onChange={(ids: string[]) => onChange(ids.join(','))}
    />
  )
}
