import type { UserTag } from '@zhanggui/contract/user/user'
import { Select } from 'antd'

interface Props {
  readonly tags: readonly UserTag[]
  readonly chosen: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
}

/** Any of some tags. */
export default function TagFilterInput({ tags, chosen, onChange }: Props) {
  return (
    <Select
      mode="multiple"
      aria-label="标签"
      placeholder="标签"
      allowClear
      maxTagCount="responsive"
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent="还没有标签"
      options={tags.map(({ id, name }) => ({ value: id, label: name }))}
      value={[...chosen]}
      onChange={(ids: number[]) => onChange(ids)}
    />
  )
}
