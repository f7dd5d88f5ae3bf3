import './hero.css'
import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import { useCall } from '#api/use-call.ts'
import { todaysBill } from '#features/finance/public.ts'
import { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { describeChange, weekdayText } from '@zhanggui/domain/home/compare-figures'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime, shopDay } from '@zhanggui/domain/kernel/shop-time'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'

type Figures = ReplyOf<typeof homeApi.index>
type Compared = keyof Figures['yesterdayUntilNow']

/** Visits are not pushed, and time passes. */
const EVERY_MINUTE = 60_000

/** What the shop has earned today, for those who may know. */
export function Hero() {
  const answer = useCall(homeApi.index, {}, { refetchInterval: EVERY_MINUTE })
  if (answer.data) return <HeroFigures figures={answer.data} />
  if (answer.isPending) return <HeroSkeleton />
  return (
    <p className="dashboard-failure" role="alert">
      今日数据加载失败：{answer.error.message}
      <Button aria-busy={answer.isFetching} onClick={() => void answer.refetch()}>
        重试
      </Button>
    </p>
  )
}

function HeroFigures({ figures }: { readonly figures: Figures }) {
  const { yesterdaySales, yesterdayOrderNum, yesterdayVisitorsNum, followGrowth } = figures
  const bill = todaysBill(figures.time)
  // The two figures are its 订单实际支付金额 and how many payments there were; from there it goes on to flow and orders.
  const detail = (
    <Can call={bill.call}>
      <Link to={bill.to}>明细</Link>
    </Can>
  )
  const values = {
    sales: grouped(formatYuan(figures.sales)),
    orders: count(figures.orderNum),
    visitors: count(figures.visitorsNum),
    followers: count(figures.followNum),
  }
  return (
    <section className="hero" aria-labelledby="hero">
      <h2 id="hero" className="visually-hidden">
        今日数据
      </h2>
      <dl style={sizeOf(values)}>
        <Figure
          label="销售额"
          value={values.sales}
          sign="¥"
          detail={detail}
          foot={<>昨日全天 {yuan(yesterdaySales)}</>}
        >
          <Changes figures={figures} of="sales" />
        </Figure>
        <Figure
          label="订单量"
          unit="单"
          value={values.orders}
          detail={detail}
          foot={`昨日全天 ${count(yesterdayOrderNum)} 单`}
        >
          <Changes figures={figures} of="orderNum" />
        </Figure>
        <Figure label="访客数" unit="人" value={values.visitors} foot={`昨日全天 ${count(yesterdayVisitorsNum)} 人`}>
          <Changes figures={figures} of="visitorsNum" />
        </Figure>
        <Figure label="粉丝数" unit="人" value={values.followers} foot="关注店铺的用户">
          <Change label="今日净增" direction={directionOf(followGrowth)} text={signed(followGrowth)} />
        </Figure>
      </dl>
      <p className="hero-time">数据截至 {formatShopTime(figures.time).slice(11, 16)}，与其他日期的同一时刻比较</p>
    </section>
  )
}

interface FigureProps {
  readonly label: string
  /** Undefined while loading. */
  readonly value?: string
  readonly sign?: string
  readonly unit?: string
  readonly detail?: ReactNode
  readonly foot: ReactNode
  readonly children: ReactNode
}

/** How much wider the column of the sales is than the others. */
const WIDER = 1.6

/** All figures are of one size, as large as the longest allows, in the places of a wide column. */
function sizeOf({ sales, ...others }: Readonly<Record<'sales' | 'orders' | 'visitors' | 'followers', string>>) {
  const longest = Math.max(...Object.values(others).map(({ length }) => length))
  return { '--length': Math.max(sales.length + 2, (longest + 2) * WIDER) } as CSSProperties
}

const Figure = ({ label, value, sign, unit, detail, foot, children }: FigureProps) => (
  <div>
    <dt>
      {label}
      {detail}
    </dt>
    <dd className="hero-value">
      {value === undefined ? <i className="skeleton" /> : <Value text={value} sign={sign} />}
      {unit ? <small className="hero-unit">{unit}</small> : null}
    </dd>
    <dd className="hero-changes">{children}</dd>
    <dd className="hero-foot">{foot}</dd>
  </div>
)

/** The fen are the least of it. */
function Value({ text, sign }: { readonly text: string; readonly sign: string | undefined }) {
  const [whole, decimals] = text.split('.')
  return (
    <>
      {sign ? <small>{sign}</small> : null}
      {whole}
      {decimals ? <small>.{decimals}</small> : null}
    </>
  )
}

function Changes({ figures, of }: { readonly figures: Figures; readonly of: Compared }) {
  const { yesterdayUntilNow, lastWeekUntilNow, time } = figures
  return (
    <>
      <Change label="较昨日" {...describeChange(figures[of], yesterdayUntilNow[of])} />
      <Change label={`较上${weekdayText(shopDay(time))}`} {...describeChange(figures[of], lastWeekUntilNow[of])} />
    </>
  )
}

interface ChangeProps {
  readonly label: string
  readonly direction: 'up' | 'down' | 'same'
  readonly text: string
}

/** Up or down is said in words; colour and arrow only help. */
const Change = ({ label, direction, text }: ChangeProps) => (
  <span className="hero-change" data-direction={direction}>
    {label}
    <b>{text}</b>
  </span>
)

const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'same')
const signed = (change: number) => (change > 0 ? `+${count(change)}` : count(change))
const count = (value: number) => value.toLocaleString('zh-CN')
const yuan = (fen: Fen) => `¥${grouped(formatYuan(fen))}`
const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d)\.)/g, ',')

const HeroSkeleton = () => (
  <section className="hero" aria-busy="true" aria-label="正在加载今日数据">
    <dl>
      {['销售额', '订单量', '访客数', '粉丝数'].map((label) => (
        <Figure key={label} label={label} foot={<i className="skeleton" />}>
          <i className="skeleton" />
          <i className="skeleton" />
        </Figure>
      ))}
    </dl>
  </section>
)
