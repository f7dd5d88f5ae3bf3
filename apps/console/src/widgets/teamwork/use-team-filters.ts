import { useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import type { Filter } from '#ui/list/filters/filter.ts'
import { teamApi } from '@zhanggui/contract/order/team'
import { orderFlag } from '@zhanggui/domain/team/team-codes'
import { peopleOptions } from './people-options.ts'

/** By flag, by tag and by who takes care of it: the person who looks stands first. */
export function useTeamFilters(): Record<'flag' | 'tagId' | 'assigneeId', Filter> {
  const { data } = useCall(teamApi.options, {})
  const me = useSession()?.user.id
  return {
    flag: { label: '旗标', kind: 'select', options: orderFlag.options },
    tagId: {
      label: '标签',
      kind: 'select',
      options: (data?.tagList ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    assigneeId: { label: '负责人', kind: 'select', options: peopleOptions(data?.people ?? [], me) },
  }
}
