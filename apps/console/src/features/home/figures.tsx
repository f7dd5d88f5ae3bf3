import type { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { type ReactNode, useState } from 'react'
import './figures.css'
import { daysSince } from './greeting.ts'

type Home = ReplyOf<typeof homeApi.index>

const STARS = 5

/** The numbers are the heroes: one size, one baseline, no frames. */
export function Figures({ home }: { home: Home }) {
  const [openedAt] = useState(() => new Date())
  const { isSwitch, merStarLevel, createTime } = home
  return (
    <dl className="dashboard-figures">
      <Figure label="店铺状态" note={`${home.merName}${home.isSelf ? ' · 自营' : ''}`}>
        <span className={isSwitch ? 'shop-state is-open' : 'shop-state'}>{isSwitch ? '营业中' : '未营业'}</span>
      </Figure>
      <Figure label="未读通知" unit="条" note={home.unreadCount > 0 ? '等待处理' : '全部已读'}>
        {home.unreadCount.toLocaleString('zh-CN')}
      </Figure>
      <Figure label="员工账号" unit="人" note="可登录后台的人数">
        {home.staffCount.toLocaleString('zh-CN')}
      </Figure>
      <Figure label="商户星级" unit={`/ ${STARS}`} note={<Stars level={merStarLevel} />}>
        {merStarLevel}
      </Figure>
      <Figure label="入驻时间" unit="天" note={`${formatShopTime(createTime).slice(0, 10)} 入驻`}>
        {daysSince(createTime, openedAt).toLocaleString('zh-CN')}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  readonly label: string
  readonly unit?: string
  readonly note: ReactNode
  readonly children: ReactNode
}

function Figure({ label, unit, note, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure-value">
        {children}
        {unit ? <small>{unit}</small> : null}
      </dd>
      <dd className="figure-note">{note}</dd>
    </div>
  )
}

/** Decoration: the figure above already says it. */
function Stars({ level }: { level: number }) {
  return (
    <span className="figure-stars" aria-hidden>
      {'★'.repeat(level)}
      <span>{'★'.repeat(Math.max(STARS - level, 0))}</span>
    </span>
  )
}

export function FiguresSkeleton() {
  return (
    <section className="dashboard-figures" aria-busy="true" aria-label="正在加载">
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="dashboard-skeleton">
          <span />
          <span />
        </div>
      ))}
    </section>
  )
}
