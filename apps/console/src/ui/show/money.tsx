import './money.css'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'

/** An amount with two decimals; columns of money are aligned `right`, so that the figures stand under each other. */
export function Money({ fen }: { readonly fen: Fen | null | undefined }) {
  if (fen === null || fen === undefined) return '-'
  const [whole = '', decimals = ''] = formatYuan(fen).split('.')
  return <span className="money">{`¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`.replace('¥-', '-¥')}</span>
}
