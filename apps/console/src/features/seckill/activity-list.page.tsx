import { useSession } from '#api/session.ts'
import { linkAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useNow } from '#ui/live/use-now.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { CalendarLink } from '#widgets/promotion-preview/calendar-link.tsx'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { ActivityRow } from '@zhanggui/contract/marketing/seckill-fields'
import { whyNotJoin } from '@zhanggui/domain/seckill/seckill-rules'
import { activityColumns } from './activity-columns.tsx'
import { joinPath } from './seckill-paths.ts'

const DayInput = lazyPart(() => import('./day-input.tsx'))

const filters: FiltersOf<typeof seckillApi.activities> = {
  name: { label: '活动名称', kind: 'text' },
  date: {
    label: '活动日期',
    kind: 'custom',
    render: (value, onChange) => <DayInput label="活动日期" value={value} onChange={onChange} />,
    show: (value) => value,
  },
}

/** Activities of the platform that the shop can join. */
export default function ActivityListPage() {
  const list = useListState(seckillApi.activities)
  const stars = useSession()?.user.merStarLevel ?? 0
  const views = useListViews(list)
  const now = useNow()
  const actionsOf = (activity: ActivityRow) => {
    const because = whyNotJoin(activity, stars, now)?.message
    const action =
      because === undefined
        ? linkAction('参加活动', joinPath(activity.id), seckillApi.add)
        : openAction('参加活动', () => undefined, seckillApi.add, because)
    return <RowActions of={[action]} />
  }
  return (
    <ListPage
      list={list}
      title="秒杀活动"
      columns={activityColumns}
      filters={filters}
      views={views}
      actions={<CalendarLink />}
      empty={{ title: '还没有秒杀活动', hint: '平台发布秒杀活动后会出现在这里，店铺可以带商品参加。' }}
      rowActions={actionsOf}
    />
  )
}
