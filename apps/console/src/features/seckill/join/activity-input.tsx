import './join.css'
import { useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { onInput, type InputProps } from '#ui/input/input-props.ts'
import { useSettled } from '#ui/input/use-settled.ts'
import { useNow } from '#ui/live/use-now.ts'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { ActivityRow } from '@zhanggui/contract/marketing/seckill-fields'
import { whyNotJoin } from '@zhanggui/domain/seckill/seckill-rules'
import { Select } from 'antd'
import { useState } from 'react'
import { ActivityDays, activityDays, ActivityState, limitText, SessionLines } from '../activity-state.tsx'

interface Props extends InputProps<number | undefined> {
  /** The address names it: it is shown, not chosen. */
  readonly isFixed: boolean
}

const MOST = 50

/** An activity of the platform, with what matters about it. What the shop cannot join says why. */
export function ActivityInput({ isFixed, ...props }: Props) {
  const [search, setSearch] = useState('')
  const name = useSettled(search.trim())
  const stars = useSession()?.user.merStarLevel ?? 0
  const now = useNow()
  const found = useCall(
    seckillApi.activities,
    { limit: MOST, ...(name !== '' && { name }) },
    { keepPrevious: true, enabled: !isFixed },
  )
  const { value } = props
  const chosen = useCall(seckillApi.activity, { id: value ?? 0 }, { enabled: value !== undefined })
  const activities = found.data?.list ?? []
  const options = activities.map((activity) => {
    const because = whyNotJoin(activity, stars, now)?.message
    const label = `${activity.name}（${activityDays(activity)}）`
    return { value: activity.id, label: because ? `${label} ${because}` : label, disabled: because !== undefined }
  })
  const isListed = options.some((option) => option.value === value)
  return (
    <div className="join-activity">
      {!isFixed && (
        <Select
          {...onInput(props)}
          showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
          options={
            value === undefined || isListed
              ? options
              : [{ value, label: chosen.data?.name ?? `ID ${value}` }, ...options]
          }
          value={value ?? null}
          loading={found.isFetching}
          placeholder="请选择活动，可输入名称搜索"
          notFoundContent={found.isFetching ? '正在加载…' : '没有匹配的活动'}
          onChange={(id: number | null) => {
            setSearch('')
            props.onChange?.(id ?? undefined)
          }}
        />
      )}
      {chosen.data && <Facts of={chosen.data} />}
      {chosen.error && <p role="alert">{chosen.error.message}</p>}
    </div>
  )
}

function Facts({ of: activity }: { readonly of: ActivityRow }) {
  const cells = [
    { label: '活动名称', value: activity.name },
    { label: '活动状态', value: <ActivityState of={activity} /> },
    { label: '活动日期', value: <ActivityDays of={activity} /> },
    { label: '活动时间', value: <SessionLines of={activity} /> },
    { label: '单次限购', value: limitText(activity.oneQuota) },
    { label: '活动限购', value: limitText(activity.allQuota) },
    { label: '商品分类', value: activity.productCategoryNames || '全部' },
  ]
  return (
    <dl className="join-facts">
      {cells.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
