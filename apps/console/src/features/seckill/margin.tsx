import './seckill.css'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { marginPercent } from '@zhanggui/domain/seckill/seckill-rules'

interface Props {
  readonly price: Fen | undefined
  readonly cost: Fen | undefined
}

/** What a price leaves after the cost; said in words where it is below cost. */
export function Margin({ price, cost }: Props) {
  if (!price || cost === undefined || cost === 0) return '-'
  const percent = marginPercent(price, cost)
  return price < cost ? <span className="seckill-loss">{`亏本 ${percent}%`}</span> : `${percent}%`
}
