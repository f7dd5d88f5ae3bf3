import { Money } from '#ui/show/money.tsx'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import type { RefundQuoteState } from './use-refund-quote.ts'

interface Props {
  readonly quote: RefundQuoteState
  readonly lines: readonly OrderLine[]
}

/** The sum, written out line by line. */
export function RefundQuote({ quote: { data, error, isCurrent, isAsked }, lines }: Props) {
  if (!isAsked) return <p className="dialog-hint">选好商品、填好数量或金额后，这里显示预计退款金额。</p>
  if (error) {
    return (
      <p className="refund-quote-problem" role="alert">
        {error.message}
      </p>
    )
  }
  const nameOf = (id: number) => lines.find((line) => line.id === id)?.productName ?? ''
  return (
    <section className="refund-quote" aria-label="预计退款金额" aria-busy={!isCurrent}>
      {data?.lines.map(({ orderDetailId, refundPrice, freightFee }) => (
        <p key={orderDetailId}>
          <span>{nameOf(orderDetailId)}</span>
          <span>
            {freightFee > 0 && (
              <small>
                含运费 <Money fen={freightFee} />{' '}
              </small>
            )}
            <Money fen={refundPrice} />
          </span>
        </p>
      ))}
      <p className="refund-quote-sum">
        <span>预计退款金额</span>
        <output>{data ? <Money fen={data.refundPrice} /> : '正在计算…'}</output>
      </p>
    </section>
  )
}
