import { useAction } from '#ui/action/use-action.ts'
import { useConfirm } from '#ui/action/use-confirm.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import { orderApi } from '@zhanggui/contract/order/order'
import type { ActedOrder } from '../acted-order.ts'
import type { Deed } from '../order-row-actions.ts'
import { usePrint } from '../print/use-print.ts'

const ShipDialog = lazyPart(() => import('./ship.dialog.tsx'))
const VerifyDialog = lazyPart(() => import('../verify/verify.dialog.tsx'))
const RefundDialog = lazyPart(() => import('./refund/direct-refund.dialog.tsx'))
const CourierDialog = lazyPart(() => import('./courier.dialog.tsx'))
const RemarkDialog = lazyPart(() => import('./remark.dialog.tsx'))
const PriceDialog = lazyPart(() => import('./price.dialog.tsx'))
const ExchangeDialog = lazyPart(() => import('./exchange.dialog.tsx'))
const ReceiverDialog = lazyPart(() => import('./receiver.dialog.tsx'))

/** Everything that is done with an order over the page, wherever it is started from. */
export function useOrderDeeds() {
  const { confirm } = useConfirm()
  const ship = useDialog((close, order: ActedOrder) => <ShipDialog order={order} onClose={close} />)
  const verify = useDialog((close) => <VerifyDialog onClose={close} />)
  const refund = useDialog((close, order: ActedOrder) => <RefundDialog order={order} onClose={close} />)
  const courier = useDialog((close, order: ActedOrder, isNew: boolean) => (
    <CourierDialog orderNo={order.orderNo} isNew={isNew} onClose={close} />
  ))
  const receiver = useDialog((close, order: ActedOrder) => <ReceiverDialog orderNo={order.orderNo} onClose={close} />)
  const remark = useDialog((close, order: ActedOrder) => <RemarkDialog order={order} onClose={close} />)
  const price = useDialog((close, order: ActedOrder) => <PriceDialog order={order} onClose={close} />)
  const exchange = useDialog((close, order: ActedOrder) => <ExchangeDialog order={order} onClose={close} />)
  const withdraw = useWithdraw()
  const closeOrder = useCloseOrder()
  const print = usePrint()

  const shipAfterQuestion = async (order: ActedOrder) => {
    if (order.isLogoff && !(await confirm({ text: '当前用户已注销，有责发货！', action: '继续发货' }))) return
    ship.open(order)
  }
  const starts: Record<Deed, (order: ActedOrder) => void> = {
    ship: (order) => void shipAfterQuestion(order),
    verify: () => verify.open(),
    refund: refund.open,
    print: (order) => void print(order),
    remark: remark.open,
    receiver: receiver.open,
    assign: (order) => courier.open(order, true),
    reassign: (order) => courier.open(order, false),
    price: price.open,
    exchange: exchange.open,
    close: (order) => void closeOrder(order),
    withdraw: (order) => void withdraw(order),
  }
  return {
    start: (deed: Deed, order: ActedOrder) => starts[deed](order),
    verify: verify.open,
    element: (
      <>
        {ship.element}
        {verify.element}
        {refund.element}
        {courier.element}
        {receiver.element}
        {remark.element}
        {price.element}
        {exchange.element}
      </>
    ),
  }
}

/** Ends an order that nobody has paid. */
function useCloseOrder() {
  const { prompt } = useConfirm()
  const { run } = useAction()
  return async ({ orderNo }: ActedOrder) => {
    const heading = `关闭订单 ${orderNo}，库存和优惠券会退回`
    const onDone = () => markChanged(orderApi.list, orderNo)
    await prompt({
      title: '关闭原因',
      heading,
      action: '关闭订单',
      max: 100,
      save: (reason, onRefused) =>
        run({ call: orderChangeApi.close, input: { orderNo, reason }, refresh: [orderApi], onDone, onRefused }),
    })
  }
}

/** Calls the shop's courier back. */
function useWithdraw() {
  const { prompt } = useConfirm()
  const { run } = useAction()
  return async ({ orderNo }: ActedOrder) => {
    const onDone = () => markChanged(orderApi.list, orderNo)
    await prompt({
      title: '撤回原因',
      action: '撤回派单',
      max: 100,
      save: (reason, onRefused) =>
        run({ call: dispatchApi.cancel, input: { orderNo, reason }, refresh: [orderApi], onDone, onRefused }),
    })
  }
}
