import { sessionApi } from '@zhanggui/contract/session'
import { fakeUser } from '#api/testing/fake-session.ts'
import { forgetSession, loadSession } from '#api/session.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { dispatchApi } from '@zhanggui/contract/order/dispatch'
import { orderApi } from '@zhanggui/contract/order/order'
import { orderChangeApi } from '@zhanggui/contract/order/order-change'
import type { OrderRow } from '@zhanggui/contract/order/order-fields'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { taskApi } from '@zhanggui/contract/task'
import { toFen } from '@zhanggui/domain/kernel/money'
import { orderStatus } from '@zhanggui/domain/order/order-codes'
import { receiptPrinting } from '@zhanggui/domain/store/store-codes'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeRow } from '../fake-order.ts'
import { dialog, openMenu, openOrderList, rowOf, topDialog, user } from '../testing/order-list-for-tests.tsx'

let rows: OrderRow[]
let server: Awaited<ReturnType<typeof openOrderList>>

/** The list with an order like this, and what is behind 更多 of it. */
async function open(order: Partial<OrderRow> = {}) {
  rows = [fakeRow(2, order)]
  server = await openOrderList(() => rows)
}
async function fromMenu(name: string) {
  await openMenu('SH2')
  await user.click(screen.getByRole('menuitem', { name }))
}
const fill = async (label: string, text: string) => {
  await user.click(dialog().getByLabelText(label))
  await user.paste(text)
}
const press = (name: string | RegExp) => user.click(dialog().getByRole('button', { name }))

afterEach(() => {
  vi.restoreAllMocks()
  forgetSession()
})

test('a buyer whose account is closed is asked about before anything is sent', async () => {
  await open({ isLogoff: true })
  await user.click(rowOf('SH2').getByRole('button', { name: '发货' }))
  expect(await screen.findByText('当前用户已注销，有责发货！')).toBeTruthy()
  expect(screen.queryByLabelText('快递单号')).toBeNull()
  await user.click(topDialog().getByRole('button', { name: '继续发货' }))
  expect(await screen.findByLabelText('快递单号')).toBeTruthy()
})

test('a remark is the shop’s own, with what was said before', async () => {
  await open({ merchantRemark: '老顾客' })
  server.reply(orderApi.remark, null).reply(phraseApi.list, [])
  await fromMenu('备注')
  expect(await screen.findByDisplayValue('老顾客')).toBeTruthy()
  await fill('备注', '，送礼')
  await press(/^保\s?存$/)
  await waitFor(() => expect(server.calls(orderApi.remark)).toEqual([{ orderNo: 'SH2', remark: '老顾客，送礼' }]))
})

test('the receiver is looked at first and then changed, or not at all while a field is wrong', async () => {
  await open()
  const stored = { realName: '李秀英', userPhone: '13812345678', userAddress: '龙井路 88 号' }
  server.reply(orderApi.reveal, { ...stored, phone: '' }).reply(orderApi.editReceiver, null)
  await fromMenu('修改收货信息')
  await user.click(await screen.findByRole('button', { name: '查看' }))
  await user.click(await screen.findByRole('button', { name: '填入下方' }))
  const phone = screen.getByLabelText('收货电话')
  await user.clear(phone)
  await press(/^保\s?存$/)
  expect(await dialog().findByText('收货电话格式不正确!')).toBeTruthy()
  await fill('收货电话', '13900001111')
  await press(/^保\s?存$/)
  await waitFor(() =>
    expect(server.calls(orderApi.editReceiver)).toEqual([{ ...stored, orderNo: 'SH2', userPhone: '13900001111' }]),
  )
})

/** Opens 直接退款 of an order of two lines, and answers with what the server is asked for once everything is agreed. */
async function refundDirectly(choose: () => Promise<void>) {
  await open()
  server
    .reply(directRefundApi.quoteRefund, { refundPrice: toFen(9600), freightFee: toFen(0), lines: [] })
    .reply(directRefundApi.refund, null)
  await fromMenu('直接退款')
  await screen.findByRole('radio', { name: '整单退款' })
  await choose()
  await press(/^退\s?款$/)
  await screen.findByText(/^确定退款/)
  await user.click(topDialog().getByRole('button', { name: /^退\s?款$/ }))
  expect(await screen.findByText('直接退款成功')).toBeTruthy()
  return server.calls(directRefundApi.refund)
}
const restock = (line: number) =>
  user.click(dialog().getAllByRole('checkbox', { name: '退回库存' })[line] as HTMLElement)

test('a whole order goes back on the shelf line by line, and its freight may stay', async () => {
  const asked = await refundDirectly(async () => {
    expect(dialog().getByRole('checkbox', { name: /青瓷杯/ })).toHaveProperty('disabled', true)
    await restock(1)
    await user.click(dialog().getByRole('switch', { name: '退运费' }))
  })
  const detailList = [
    { orderDetailId: 11, num: 2, restock: true },
    { orderDetailId: 12, num: 1, restock: false },
  ]
  expect(asked).toEqual([{ orderNo: 'SH2', returnType: 1, withFreight: false, detailList }])
})

test('of chosen lines each is put back on the shelf or not', async () => {
  const asked = await refundDirectly(async () => {
    await user.click(dialog().getByRole('radio', { name: '分单退款' }))
    for (const name of [/龙井/, /青瓷杯/]) await user.click(dialog().getByRole('checkbox', { name }))
    await restock(0)
  })
  const detailList = [
    { orderDetailId: 11, num: 2, restock: false },
    { orderDetailId: 12, num: 1, restock: true },
  ]
  expect(asked).toEqual([{ orderNo: 'SH2', returnType: 2, withFreight: true, detailList }])
})

test('an amount is money alone, and has to be said', async () => {
  const asked = await refundDirectly(async () => {
    await user.click(dialog().getByRole('radio', { name: '仅退金额' }))
    await user.click(dialog().getByRole('checkbox', { name: /龙井/ }))
    await press(/^退\s?款$/)
    expect(await dialog().findByText('请填写退款金额')).toBeTruthy()
    expect(dialog().queryByRole('checkbox', { name: '退回库存' })).toBeNull()
    await fill('龙井 100 克的退款金额', '12.5')
  })
  const detailList = [{ orderDetailId: 11, num: 0, amount: 1250 }]
  expect(asked).toEqual([{ orderNo: 'SH2', returnType: 2, withFreight: true, detailList }])
})

test('what the buyer has deleted is deleted after a question', async () => {
  await open({ isUserDel: true, status: orderStatus.is.completed })
  server.reply(orderApi.delete, null)
  await fromMenu('删除')
  expect(server.calls(orderApi.delete)).toEqual([])
  await user.click(topDialog().getByRole('button', { name: /删\s?除/ }))
  await waitFor(() => expect(server.calls(orderApi.delete)).toEqual([{ orderNo: 'SH2' }]))
})

test('what the list shows is exported, and the dialog says how far it is', async () => {
  await open()
  server.reply(orderApi.export, { fileName: 'orders.xlsx', taskId: 5 }).reply(taskApi.info, {
    id: 5,
    kind: 'orderExport',
    title: '导出订单',
    status: 1,
    total: 40,
    done: 10,
    failed: 0,
    fileName: 'orders.xlsx',
    error: '',
    adminName: '王掌柜',
    createTime: new Date('2026-03-01T01:00:00Z'),
    finishTime: null,
  })
  await user.click(screen.getByRole('button', { name: /^导\s?出$/ }))
  expect(await screen.findByText('导出订单', { selector: '[role=dialog] *' })).toBeTruthy()
  expect(server.calls(orderApi.export)).toEqual([{ status: 'all' }])
})

test('a courier of the shop is sent, and another one instead', async () => {
  await open()
  server.reply(dispatchApi.assign, null).reply(dispatchApi.reassign, null)
  await fromMenu('派单')
  await screen.findByText('派单 - SH2')
  await press(/^派\s?单$/)
  expect(await dialog().findByText('请填写配送人员')).toBeTruthy()
  await fill('配送人员', '小周')
  await fill('手机号码', '13700001111')
  rows = [fakeRow(2, { status: orderStatus.is.assigned })]
  await press(/^派\s?单$/)
  const courier = { orderNo: 'SH2', deliveryCarrier: '小周', carrierPhone: '13700001111' }
  await waitFor(() => expect(server.calls(dispatchApi.assign)).toEqual([courier]))
  await waitFor(() => expect(screen.queryByText('派单 - SH2')).toBeNull())
  await fromMenu('改派')
  await screen.findByText('改派 - SH2')
  await fill('配送人员', '小吴')
  await fill('手机号码', '13700002222')
  await press(/^改\s?派$/)
  const other = { orderNo: 'SH2', deliveryCarrier: '小吴', carrierPhone: '13700002222' }
  await waitFor(() => expect(server.calls(dispatchApi.reassign)).toEqual([other]))
})

test('each step of a courier is asked about, and he is called back with a reason', async () => {
  await open({ status: orderStatus.is.accepted })
  server.reply(dispatchApi.advance, null).reply(dispatchApi.cancel, null)
  await user.click(rowOf('SH2').getByRole('button', { name: /^到\s?店$/ }))
  await user.click(topDialog().getByRole('button', { name: /^到\s?店$/ }))
  await waitFor(() =>
    expect(server.calls(dispatchApi.advance)).toEqual([{ orderNo: 'SH2', to: orderStatus.is.arrived }]),
  )
  await fromMenu('撤回派单')
  await user.click(await screen.findByRole('textbox', { name: '撤回原因' }))
  await user.paste('雨太大')
  await user.click(topDialog().getByRole('button', { name: '撤回派单' }))
  await waitFor(() => expect(server.calls(dispatchApi.cancel)).toEqual([{ orderNo: 'SH2', reason: '雨太大' }]))
})

test.each([
  ['撤回派单', '撤回原因', dispatchApi.cancel, { status: orderStatus.is.accepted }],
  ['关闭订单', '关闭原因', orderChangeApi.close, { status: orderStatus.is.unpaid }],
] as const)('a refused %s keeps the reason that was typed', async (action, label, call, order) => {
  await open(order)
  server.refuse(call, { code: 500, message: '订单状态已变化，请刷新后重试' })
  await fromMenu(action)
  await user.click(await screen.findByRole('textbox', { name: label }))
  await user.paste('雨太大')
  await user.click(topDialog().getByRole('button', { name: action }))
  expect(await topDialog().findByText('订单状态已变化，请刷新后重试')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: label })).toHaveProperty('value', '雨太大')
})

test('a receipt opens in a page of its own, unless the shop has printers: then somebody is asked', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await open()
  await fromMenu('打印小票')
  await waitFor(() => expect(opened.mock.calls).toEqual([['/order/print/SH2', '_blank']]))
  server.reply(sessionApi.info, { ...fakeUser, merReceiptPrintingSwitch: receiptPrinting.is.manual })
  server.reply(orderApi.print, { printers: [{ name: '前台', error: '缺纸' }] })
  await act(loadSession)
  await fromMenu('打印小票')
  await user.click(await screen.findByRole('button', { name: '小票打印机打印' }))
  expect(await screen.findByText('前台：缺纸')).toBeTruthy()
  expect(server.calls(orderApi.print)).toEqual([{ orderNo: 'SH2' }])
  expect(opened).toHaveBeenCalledTimes(1)
})
