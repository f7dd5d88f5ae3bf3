import { useOnlyRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { PhraseEditor } from '#widgets/phrases/phrase-editor.tsx'
import { orderRuleApi, orderRuleDraft, type OrderRuleInfo } from '@zhanggui/contract/store/order-rule'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { whyNotShipHours } from '@zhanggui/domain/store/order-rules'
import { InputNumber, Switch } from 'antd'
import { z } from 'zod'
import { SettingsForm } from './settings-form.tsx'

const rulesSchema = (limit: number) =>
  orderRuleDraft.extend({ isAutoRefund: z.boolean() }).check(({ value, issues }) => {
    const blame = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    const message = whyNotShipHours(value.shipWithinHours, limit)
    if (message !== undefined) blame('shipWithinHours', message)
    if (value.isAutoRefund && value.autoRefundPrice === undefined) blame('autoRefundPrice', '请输入金额')
  })

const valuesOf = (rules: OrderRuleInfo | undefined) => ({
  isAutoRefund: rules !== undefined && rules.autoRefundPrice !== null,
  autoRefundPrice: rules?.autoRefundPrice ?? undefined,
  shipWithinHours: rules?.shipWithinHours ?? 48,
})

/** 店铺规则: what the shop lets happen by itself, and the words it uses again and again. */
export default function OrderRulesPart() {
  return (
    <div className="store-part">
      <OrderRulesForm />
      <Phrases />
    </div>
  )
}

const PHRASES_NOTE =
  '回复评论、拒绝退款、写备注时一点就填入，添加和删除立即生效。拒绝退款时 {买家}、{订单号}、{金额} 会换成实际内容，写备注时 {订单号} 会。'

const Phrases = () => (
  <div className="form-sheet">
    <h2>常用语</h2>
    <p className="store-note">{PHRASES_NOTE}</p>
    <PhraseEditor kind={phraseKind.is.reviewReply} placeholder="如：感谢您的认可，期待再次光临！" />
    <PhraseEditor kind={phraseKind.is.refundRefusal} placeholder="如：商品已拆封使用，不支持无理由退款。" />
    <PhraseEditor kind={phraseKind.is.remark} placeholder="如：{订单号} 已电话确认，改发顺丰。" />
  </div>
)

function OrderRulesForm() {
  const record = useOnlyRecord(orderRuleApi.info)
  const limit = record.data?.shipHoursLimit ?? 72
  const form = useForm({
    call: orderRuleApi.edit,
    schema: rulesSchema(limit),
    record,
    loaded: valuesOf,
    toInput: ({ isAutoRefund, autoRefundPrice, shipWithinHours }) => ({
      shipWithinHours,
      autoRefundPrice: isAutoRefund ? autoRefundPrice : undefined,
    }),
    success: '操作成功',
  })
  return (
    <SettingsForm form={form} label="店铺规则">
      <h2>退款</h2>
      <Field
        form={form}
        name="isAutoRefund"
        label="未发货订单自动同意退款"
        valueProp="checked"
        show={(isOn) => (isOn ? '开启' : '关闭')}
        hint="开启后，未发货订单的退款申请不超过所设金额时自动同意，不再等待审核"
      >
        <Switch checkedChildren="开启" unCheckedChildren="关闭" />
      </Field>
      {form.values.isAutoRefund && (
        <Field
          form={form}
          isRequired
          name="autoRefundPrice"
          label="自动同意的最高金额"
          show={(fen) => (fen === undefined ? '' : `${formatYuan(fen)} 元`)}
        >
          <MoneyInput />
        </Field>
      )}
      <h2>发货</h2>
      <Field
        form={form}
        name="shipWithinHours"
        label="发货时限（小时）"
        hint={`买家付款后多少小时内发货，平台上限 ${limit} 小时；休假时间不计算在内`}
      >
        <InputNumber precision={0} />
      </Field>
    </SettingsForm>
  )
}
