import { CodeTag } from '#ui/show/code-tag.tsx'
import type { PromotionClash, PromotionPreview } from '@zhanggui/contract/marketing/promotion'
import { shopDate } from '@zhanggui/domain/delivery-time/slot-rules'
import { promotionEffect, promotionKind } from '@zhanggui/domain/promotion/promotion-codes'
import { Link } from 'react-router'
import { calendarPath, promotionPath } from './promotion-paths.ts'

/** What else is on while the promotion lasts, each as long as it does. */
export function ClashList({ of: preview }: { readonly of: PromotionPreview }) {
  const { clashList, startTime } = preview
  if (clashList.length === 0) return <p className="preview-note">这段时间没有其他活动与它相关。</p>
  return (
    <>
      <h4 className="preview-heading">
        同一时间的活动
        <Link to={calendarPath(shopDate(startTime))}>在日历中查看</Link>
      </h4>
      <ul className="clash-list" aria-label="同一时间的活动">
        {clashList.map((clash) => (
          <li key={`${clash.kind} ${clash.id}`}>
            <span className="clash-name">
              {promotionKind.label(clash.kind)} · <Link to={promotionPath(clash)}>{clash.name}</Link>
              <small>{spanText(clash)}</small>
            </span>
            <CodeTag table={promotionEffect} code={clash.effect} />
            <Bar of={clash} beside={preview} />
          </li>
        ))}
      </ul>
    </>
  )
}

const spanText = ({ startTime, endTime }: Pick<PromotionClash, 'startTime' | 'endTime'>) =>
  endTime ? `${shopDate(startTime)} 至 ${shopDate(new Date(endTime.getTime() - 1))}` : '长期有效'

/** Where the other one lies in the time of this one. */
function Bar({
  of: { startTime, endTime },
  beside,
}: {
  readonly of: PromotionClash
  readonly beside: PromotionPreview
}) {
  if (!beside.endTime) return null
  const [from, until] = [beside.startTime.getTime(), beside.endTime.getTime()]
  const place = (time: number) => (Math.min(Math.max(time, from), until) - from) / (until - from)
  const [left, right] = [place(startTime.getTime()), place(endTime?.getTime() ?? until)]
  const style = { insetInlineStart: `${left * 100}%`, inlineSize: `${Math.max(1, (right - left) * 100)}%` }
  return (
    <span className="clash-bar" aria-hidden="true">
      <i style={style} />
    </span>
  )
}
