import './bill-sheet.css'
import { Money } from '#ui/show/money.tsx'
import { MoneySum } from '#ui/show/money-sum.tsx'
import { RecordPart } from '#ui/show/record-part.tsx'
import type { BillRow } from '@zhanggui/contract/finance/statement'
import { negateFen } from '@zhanggui/domain/kernel/money'
import { Alert } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  readonly bill: BillRow
}

/** How a bill is computed. */
export const BillSheet = ({ bill }: Props) => (
  <div className="bill-sheet">
    <Equation bill={bill} />
    {bill.difference !== 0 && <Difference bill={bill} />}
    <Income bill={bill} />
    <Expenditure bill={bill} />
  </div>
)

/** 实际收入 − 实际支出 = 结余. */
const Equation = ({ bill }: Props) => (
  <header className="bill-equation">
    <div>
      <h2>{bill.dataDate}</h2>
      <span>{bill.isOpen ? '周期未结束，数据实时更新' : '周期已结束'}</span>
    </div>
    <Term label="实际收入">
      <Money fen={bill.realIncome} />
    </Term>
    <span aria-hidden>−</span>
    <Term label="实际支出">
      <Money fen={bill.actualExpenditure} />
    </Term>
    <span aria-hidden>=</span>
    <Term label="结余" isResult>
      <Money fen={bill.currentDayBalance} />
    </Term>
  </header>
)

interface TermProps {
  readonly label: string
  readonly isResult?: boolean
  readonly children: ReactNode
}

const Term = ({ label, isResult = false, children }: TermProps) => (
  <div className={isResult ? 'bill-term is-result' : 'bill-term'}>
    <span>{label}</span>
    <b>{children}</b>
  </div>
)

const Difference = ({ bill }: Props) => (
  <Alert
    type="error"
    showIcon
    title="账单与资金流水不一致"
    description={
      <>
        账单结余 <Money fen={bill.currentDayBalance} />
        ，资金流水合计 <Money fen={bill.flowAmount} />
        ，差额 <Money fen={bill.difference} />
        。请联系平台核实。
      </>
    }
  />
)

const Income = ({ bill }: Props) => (
  <RecordPart title="实际收入">
    <div className="bill-cards">
      <MoneySum
        parts={[
          { label: '订单实际支付金额', fen: bill.orderRealIncome, note: `${bill.payNum} 笔` },
          { label: '平台优惠券补贴', fen: bill.platCouponPrice },
          { label: '平台积分补贴', fen: bill.integralPrice },
        ]}
        sum={{ label: '订单应收', fen: bill.orderReceivable }}
      />
      <MoneySum
        parts={[
          { label: '订单实际退款金额', fen: bill.orderRealRefund, note: `${bill.refundNum} 笔` },
          { label: '退还平台优惠券补贴', fen: bill.refundPlatCouponPrice },
          { label: '退还平台积分补贴', fen: bill.refundIntegralPrice },
        ]}
        sum={{ label: '订单应退', fen: bill.orderRefundable }}
      />
    </div>
  </RecordPart>
)

const Expenditure = ({ bill }: Props) => (
  <RecordPart title="实际支出">
    <div className="bill-cards">
      <MoneySum
        parts={[
          { label: '支付手续费', fen: bill.payHandlingFee },
          { label: '退还手续费', fen: negateFen(bill.refundHandlingFee) },
        ]}
        sum={{ label: '平台手续费', fen: bill.handlingFee }}
      />
      <MoneySum
        parts={[
          { label: '支付佣金', fen: bill.brokeragePrice },
          { label: '退还佣金', fen: negateFen(bill.refundBrokeragePrice) },
        ]}
        sum={{ label: '佣金', fen: bill.brokerage }}
      />
    </div>
  </RecordPart>
)
