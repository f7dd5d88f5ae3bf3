import { useCall } from '#api/use-call.ts'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { Filter, FiltersOf } from '#ui/list/filters/filter.ts'
import type { ListState } from '#ui/list/use-list-state.ts'
import { userSearchFilter } from '#widgets/user-search/user-search-filter.tsx'
import { ids } from '@zhanggui/contract/kernel/codecs'
import { userApi, type UserTag } from '@zhanggui/contract/user/user'
import { registerType, userSex } from '@zhanggui/domain/order/shopper-codes'
import { z } from 'zod'

const RangeFilterInput = lazyPart(() => import('./range-filter-input.tsx'))
const TagFilterInput = lazyPart(() => import('./tags/tag-filter-input.tsx'))

type UserList = ListState<typeof userApi.list>

/** A month, two, a quarter, half a year, a year. */
const IDLE = [30, 60, 90, 180, 365].map((days) => ({ value: days, label: `${days} 天以上未下单` }))
const FOLLOW = [
  { value: 1, label: '已关注' },
  { value: 0, label: '未关注' },
]

export function useUserFilters(list: UserList): FiltersOf<typeof userApi.list> {
  // The rows first: tags are needed once somebody looks at the filters.
  const { data: tags = [] } = useCall(userApi.tags, {}, { enabled: list.status === 'ready' })
  return {
    searchType: null,
    content: userSearchFilter(list),
    tagIds: tagFilter(tags),
    orderCountFrom: rangeFilter(list, { label: '订单数', from: 'orderCountFrom', to: 'orderCountTo', decimals: 0 }),
    orderCountTo: null,
    paidFrom: rangeFilter(list, { label: '消费金额', from: 'paidFrom', to: 'paidTo', decimals: 2 }),
    paidTo: null,
    idleDays: { label: '多久未下单', kind: 'select', options: IDLE },
    dateLimit: { label: '访问时间', kind: 'dates' },
    isFollow: { label: '是否关注', kind: 'select', options: FOLLOW },
    sex: { label: '性别', kind: 'select', options: userSex.options },
    registerType: { label: '注册类型', kind: 'select', options: registerType.options },
  }
}

const tagFilter = (tags: readonly UserTag[]): Filter => ({
  label: '标签',
  kind: 'custom',
  render: (value, onChange) => (
    <TagFilterInput tags={tags} chosen={z.decode(ids, value)} onChange={(chosen) => onChange(z.encode(ids, chosen))} />
  ),
  show: (value) =>
    z
      .decode(ids, value)
      .map((id) => tags.find((tag) => tag.id === id)?.name ?? id)
      .join('、'),
})

interface Range {
  readonly label: string
  readonly from: string
  readonly to: string
  readonly decimals: 0 | 2
}

function rangeFilter({ address: { filters }, go }: UserList, { label, from, to, decimals }: Range): Filter {
  const range = { from: filters[from] ?? '', to: filters[to] ?? '' }
  return {
    label,
    with: [to],
    kind: 'custom',
    render: () => (
      <RangeFilterInput
        label={label}
        range={range}
        decimals={decimals}
        onChange={(next) => go({ filters: { [from]: next.from, [to]: next.to } })}
      />
    ),
    show: () => rangeText(range),
  }
}

function rangeText({ from, to }: { readonly from: string; readonly to: string }) {
  if (to === '') return `${from} 以上`
  return from === '' ? `${to} 以下` : `${from} – ${to}`
}
