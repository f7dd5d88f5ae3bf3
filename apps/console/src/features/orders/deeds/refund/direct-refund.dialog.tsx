import { useConfirm } from '#ui/action/use-confirm.tsx'
import { EditDialog } from '#ui/form/edit/edit.dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { directRefundApi } from '@zhanggui/contract/order/direct-refund'
import { orderApi } from '@zhanggui/contract/order/order'
import { refundApi } from '@zhanggui/contract/order/refund'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { orderType } from '@zhanggui/domain/order/order-codes'
import { Alert, Radio, Switch } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ActedOrder } from '../../acted-order.ts'
import { RefundLines } from './refund-lines.tsx'
import {
  beginLines,
  type RefundDraft,
  refundInput,
  type RefundKind,
  refundKinds,
  refundSchema,
} from './refund-draft.ts'
import { RefundQuote } from './refund-quote.tsx'
import { useRefundQuote } from './use-refund-quote.ts'

interface Props {
  readonly order: ActedOrder
  readonly onClose: () => void
}

/** Gives money back without an application of the buyer. The server says how much it is while it is put together. */
export default function DirectRefundDialog({ order: { orderNo, lines, type, nickName }, onClose }: Props) {
  const { confirm } = useConfirm()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    call: directRefundApi.refund,
    schema: refundSchema,
    sendsUnchanged: true,
    loaded: (): RefundDraft => ({ kind: 'whole', withFreight: true, detailList: beginLines(lines, 'whole') }),
    toInput: (draft) => refundInput(orderNo, draft),
    ask: async (): Promise<boolean> => {
      const sum = quote.data ? ` ¥${formatYuan(quote.data.refundPrice)}` : ''
      const isSure = await confirm({
        text: `确定退款${sum} 给「${nickName}」吗？退款后不能撤回！`,
        action: '退款',
        isDanger: true,
      })
      // Before the answer can come: what is paid cannot be quoted any more, and saving asks for everything again.
      if (isSure) flushSync(() => setSent(true))
      return isSure
    },
    success: '直接退款成功',
    refresh: [refundApi],
    onSaved: () => markChanged(orderApi.list, orderNo),
    onRefused: () => setSent(false),
  })
  const quote = useRefundQuote(orderNo, form.values, isSent)
  const mostOf = (id: number) => quote.data?.lines.find(({ orderDetailId }) => orderDetailId === id)?.most
  const kinds = type === orderType.is.groupBuy ? refundKinds.slice(0, 1) : refundKinds
  return (
    <EditDialog form={form} title="直接退款" width={960} saveText="退款" onClose={onClose}>
      <Alert type="warning" showIcon title="可选择下方表格中的商品进行退款，退款后不能撤回！" />
      <Field form={form} name="kind" label="退款类型">
        <Radio.Group
          options={[...kinds]}
          onChange={({ target }) => form.change({ detailList: beginLines(lines, target.value as RefundKind) })}
        />
      </Field>
      <RefundLines form={form} lines={lines} mostOf={mostOf} />
      <Field form={form} name="withFreight" label="退运费" valueProp="checked">
        <Switch aria-label="退运费" />
      </Field>
      <RefundQuote quote={quote} lines={lines} />
    </EditDialog>
  )
}
