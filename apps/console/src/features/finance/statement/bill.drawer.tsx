import './bill.drawer.css'
import { useCall } from '#api/use-call.ts'
import { Can } from '#ui/action/can.tsx'
import { Button } from '#ui/action/button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { Money } from '#ui/show/money.tsx'
import { MoneySum } from '#ui/show/money-sum.tsx'
import { RecordPart } from '#ui/show/record-part.tsx'
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import type { BillRow, statementApi } from '@zhanggui/contract/finance/statement'
import { negateFen } from '@zhanggui/domain/kernel/money'
import { parseMonth } from '@zhanggui/domain/kernel/shop-day'
import { Alert, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { daysOfBill, flowOfBill } from '../finance-paths.ts'

interface Props {
  readonly call: typeof statementApi.days | typeof statementApi.months
  readonly dataDate: string
  readonly title: string
  readonly onClose: () => void
}

/** How a bill is computed, down to the lines that it is made of. */
export default function BillDrawer({ call, dataDate, title, onClose }: Props) {
  const dateLimit = parseMonth(dataDate) === undefined ? daysOfBill(dataDate) : `${dataDate},${dataDate}`
  const bills = useCall(call, { dateLimit, limit: 1 })
  const bill = bills.data?.list[0]
  return (
    <Drawer
      open
      title={title}
      size={880}
      extra={<RecordSteps />}
      onClose={onClose}
      footer={
        <div className="bill-foot">
          <Can call={capitalFlowApi.list}>
            <Link to={flowOfBill(dataDate)}>查看资金流水</Link>
          </Can>
          <Button look="primary" onClick={onClose}>
            我知道了
          </Button>
        </div>
      }
    >
      {bill ? (
        <BillSheet bill={bill} />
      ) : (
        <WaitingFor waiting={{ error: bills.error, retry: () => void bills.refetch() }} />
      )}
    </Drawer>
  )
}

/** 实际收入 − 实际支出 = 结余, each written out. */
export const BillSheet = ({ bill }: { readonly bill: BillRow }) => (
  <div className="bill-sheet">
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
    {bill.difference !== 0 && (
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
    )}
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
  </div>
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
