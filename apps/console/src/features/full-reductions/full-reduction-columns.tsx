import './full-reduction-columns.css'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { useNow } from '#ui/live/use-now.ts'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { fullReductionApi, type FullReductionRow } from '@zhanggui/contract/marketing/full-reduction'
import { promotionProcess, reductionRule, reductionScope } from '@zhanggui/domain/full-reduction/full-reduction-codes'
import { describeRule, processAt, whyNotSwitch } from '@zhanggui/domain/full-reduction/full-reduction-rules'
import { periodText, timeLeftText } from './period-text.ts'

interface Props {
  readonly of: FullReductionRow
}

const opened = (isOn: boolean) => (isOn ? '开启' : '关闭')

/** 全部商品, or how many; the names are said on pointing. */
function ScopeText({ of: { scopeType, scopeIds, scopeNames } }: Props) {
  const label = reductionScope.label(scopeType)
  if (scopeType === reductionScope.is.shop) return label
  const names = scopeNames.join('、')
  const hint = scopeIds.length > scopeNames.length ? `${names} 等` : names
  return <span data-hint={hint}>{`${label}(${scopeIds.length})`}</span>
}

export function ProcessTag({ of: promotion }: Props) {
  const now = useNow()
  const process = processAt(promotion, now)
  const left = promotion.status ? timeLeftText(promotion, now) : ''
  return (
    <>
      <CodeTag table={promotionProcess} code={process} />
      {left !== '' && <span className="reduction-small">{left}</span>}
    </>
  )
}

function OpenSwitch({ of: { id, name, status, ...period } }: Props) {
  const now = useNow()
  return (
    <RowSwitch
      label={`${name} 是否开启`}
      call={fullReductionApi.setStatus}
      input={(isOn) => ({ id, status: isOn })}
      success="操作成功"
      isOn={status}
      words={opened}
      because={whyNotSwitch(processAt(period, now))}
    />
  )
}

export const fullReductionColumns: ColumnsOf<typeof fullReductionApi.list> = [
  { field: 'id', title: 'ID', width: 80, isHidden: true },
  { field: 'name', title: '活动名称', width: 140, isMain: true, render: (row) => <NameLink of={row} /> },
  {
    field: 'ruleType',
    title: '优惠方式',
    width: 80,
    isHidden: true,
    render: (row) => reductionRule.label(row.ruleType),
  },
  { field: 'tiers', title: '优惠规则', render: (row) => <span className="reduction-rule">{describeRule(row)}</span> },
  { field: 'scopeType', title: '适用范围', width: 104, isSpare: true, render: (row) => <ScopeText of={row} /> },
  { field: 'startTime', title: '活动时间', width: 164, isSpare: true, render: (row) => <Times of={row} /> },
  { field: 'couponStack', title: '优惠券同享', width: 88, isSpare: true },
  { field: 'process', title: '活动状态', width: 104, render: (row) => <ProcessTag of={row} /> },
  { field: 'orderCount', title: '订单数', width: 68, align: 'right', isSpare: true },
  {
    field: 'reduceTotal',
    title: '优惠总额',
    width: 96,
    align: 'right',
    render: ({ reduceTotal }) => <Money fen={reduceTotal} />,
  },
  { field: 'status', title: '是否开启', width: 76, render: (row) => <OpenSwitch of={row} /> },
]

const NameLink = ({ of: { id, name } }: Props) => (
  <RecordLink to={String(id)} call={fullReductionApi.info}>
    {name}
  </RecordLink>
)

function Times({ of: promotion }: Props) {
  const [from, until] = periodText(promotion).split(' 至 ')
  return (
    <span className="reduction-times">
      <span>{from}</span>
      <span>至 {until}</span>
    </span>
  )
}
