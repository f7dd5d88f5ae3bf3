import './invoice.css'
import { Copy } from '#ui/action/copy.tsx'
import { Money } from '#ui/show/money.tsx'
import type { InvoiceRow } from '@zhanggui/contract/finance/invoice'
import { invoiceKind, invoiceStatus, invoiceTitle } from '@zhanggui/domain/finance/invoice-codes'

/** What is to be written with the tax office, to be copied from here. */
export function InvoiceAbout({ of: invoice }: { readonly of: InvoiceRow }) {
  const isRed = invoice.status === invoiceStatus.is.redDue
  return (
    <div className="invoice-about">
      <dl>
        <dt>发票类型</dt>
        <dd>{invoiceKind.label(invoice.kind)}</dd>
        <dt>{`${invoiceTitle.label(invoice.titleType)}抬头`}</dt>
        <dd>
          {invoice.title} <Copy text={invoice.title} label="抬头" />
        </dd>
        {invoice.taxNo !== '' && (
          <>
            <dt>纳税人识别号</dt>
            <dd>
              {invoice.taxNo} <Copy text={invoice.taxNo} label="税号" />
            </dd>
          </>
        )}
        <dt>{isRed ? '红字金额' : '开票金额'}</dt>
        <dd>
          <Money fen={isRed ? invoice.redDueAmount : invoice.amount} />
        </dd>
        {isRed && (
          <>
            <dt>原发票号码</dt>
            <dd>{invoice.number}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
