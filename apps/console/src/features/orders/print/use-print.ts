import { useSession } from '#api/session.ts'
import { useQuestion } from '#ui/action/question/use-question.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { mayPrintByHand, receiptPrinting } from '@zhanggui/domain/store/store-codes'
import type { ActedOrder } from '../acted-order.ts'
import { receiptPath } from '../order-paths.ts'

/** By the shop's receipt printers where they print by hand, else by the browser. */
export function usePrint() {
  const printing = useSession()?.user.merReceiptPrintingSwitch ?? receiptPrinting.is.off
  const ask = useQuestion()
  const send = useReceiptPrinters()
  return async ({ orderNo }: ActedOrder) => {
    const way = mayPrintByHand(printing) ? await ask(questionAbout(orderNo)) : 'browser'
    if (way === 'browser') window.open(receiptPath(orderNo), '_blank')
    if (way === 'printers') await send(orderNo)
  }
}

const questionAbout = (orderNo: string) =>
  ({
    text: `确认打印小票（订单 ${orderNo}）`,
    choices: [
      { label: '浏览器打印', answer: 'browser' },
      { label: '小票打印机打印', answer: 'printers' },
    ],
  }) as const

/** Each printer tells for itself whether it has printed. */
function useReceiptPrinters() {
  const { run } = useAction()
  const { message } = useApp()
  return (orderNo: string) =>
    run({
      call: orderApi.print,
      input: { orderNo },
      success: '',
      onDone: ({ printers }) => {
        const failed = printers.filter(({ error }) => error !== '')
        if (failed.length === 0) void message.success('小票打印成功')
        else void message.error(failed.map(({ name, error }) => `${name}：${error}`).join('；'))
      },
    })
}
