import './bill-sheet.css'
import { useCall } from '#api/use-call.ts'
import { Can } from '#ui/action/can.tsx'
import { Button } from '#ui/action/button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { capitalFlowApi } from '@zhanggui/contract/finance/capital-flow'
import type { statementApi } from '@zhanggui/contract/finance/statement'
import { parseMonth } from '@zhanggui/domain/kernel/shop-day'
import { Drawer } from 'antd'
import { Link } from 'react-router'
import { daysOfBill, flowOfBill } from '../finance-paths.ts'
import { BillSheet } from './bill-sheet.tsx'

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
