import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { guaranteeGroupApi, type GuaranteeGroupRow } from '@zhanggui/contract/goods/guarantee-group'
import { platformGoodsApi } from '@zhanggui/contract/goods/platform-goods'
import { Radio, Select, Tag } from 'antd'
import { useState } from 'react'

/** The guarantees of a group that the platform still shows. */
const idsIn = (group: Pick<GuaranteeGroupRow, 'guaranteeList'> | undefined): number[] =>
  (group?.guaranteeList ?? []).filter(({ isShow }) => isShow).map(({ gid }) => gid)

/** The group that consists of exactly these guarantees. */
function groupOf(groups: readonly GuaranteeGroupRow[], ids: readonly number[]): GuaranteeGroupRow | undefined {
  const wanted = ids.toSorted((a, b) => a - b).join()
  if (wanted === '') return undefined
  return groups.find(
    (group) =>
      idsIn(group)
        .toSorted((a, b) => a - b)
        .join() === wanted,
  )
}

type By = 'group' | 'single'
const ways = [
  { value: 'group', label: '使用保障服务组合' },
  { value: 'single', label: '单独设置保障服务' },
]

/** The platform's guarantees, by a group of the shop or one by one. The product stores the guarantees, not the group. */
export function GuaranteeInput(props: InputProps<readonly number[]>) {
  const value = props.value ?? []
  const mayUseGroups = mayCall(guaranteeGroupApi.list, useSession())
  const groups = useCall(guaranteeGroupApi.list, {}, { enabled: mayUseGroups }).data ?? []
  const guarantees = useCall(platformGoodsApi.guarantees, { type: '0' }).data ?? []
  const [chosenWay, setWay] = useState<By>()
  const group = groupOf(groups, value)
  const way = mayUseGroups ? (chosenWay ?? (group ? 'group' : 'single')) : 'single'
  const nameOf = (id: number) => guarantees.find((each) => each.id === id)?.name ?? `保障服务 ${id}`
  return (
    <div className="guarantee-input">
      {mayUseGroups && (
        <Radio.Group
          aria-label="保障服务的设置方式"
          options={ways}
          value={way}
          onChange={({ target }) => setWay(target.value as By)}
        />
      )}
      {way === 'group' ? (
        <>
          <Select
            {...onInput(props)}
            allowClear
            aria-label="保障服务组合"
            placeholder="请选择保障服务组合"
            notFoundContent="还没有保障服务组合"
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            value={group?.id ?? null}
            onChange={(id: number | null) => props.onChange?.(idsIn(groups.find((each) => each.id === id)))}
          />
          <div className="guarantee-tags">
            {value.map((id) => (
              <Tag key={id}>{nameOf(id)}</Tag>
            ))}
          </div>
        </>
      ) : (
        <Select
          {...onInput(props)}
          mode="multiple"
          allowClear
          aria-label="保障服务"
          placeholder="请选择保障服务"
          showSearch={{ optionFilterProp: 'label' }}
          options={guarantees
            .filter(({ id, isShow }) => isShow || value.includes(id))
            .map(({ id, name, isShow }) => ({ value: id, label: name, disabled: !isShow && !value.includes(id) }))}
          value={[...value]}
          onChange={(ids: number[]) => props.onChange?.(ids)}
        />
      )}
    </div>
  )
}
