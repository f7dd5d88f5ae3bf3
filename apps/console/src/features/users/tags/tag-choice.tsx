import { useCall } from '#api/use-call.ts'
import { type InputProps, onInput } from '#ui/input/input-props.ts'
import { userApi } from '@zhanggui/contract/user/user'
import { MAX_TAGS_OF_USER } from '@zhanggui/domain/user/user-rules'
import { Select } from 'antd'
import { NewTag } from '#widgets/tags/new-tag.tsx'
import { tagsOfUsers } from './tags-of-users.ts'

/** Some of the shop's tags; a new one can be made on the way, and is chosen then. */
export function TagChoice(props: InputProps<readonly number[]>) {
  const { value = [], onChange } = props
  const { data: tags = [], isPending } = useCall(userApi.tags, {})
  return (
    <div className="tag-choice">
      <Select
        {...onInput(props)}
        mode="multiple"
        placeholder="选择标签"
        loading={isPending}
        maxCount={MAX_TAGS_OF_USER}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent="还没有标签，在下面添加"
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        value={[...value]}
        onChange={(ids: number[]) => onChange?.(ids)}
      />
      <NewTag of={tagsOfUsers} count={tags.length} onAdded={(id) => onChange?.([...value, id])} />
    </div>
  )
}
