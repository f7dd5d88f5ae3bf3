import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { phraseKind } from '@zhanggui/domain/phrase/phrase-codes'
import { Input } from 'antd'
import { PhrasePicker } from './phrase-picker.tsx'

const LONGEST = 50

interface Props {
  readonly form: Form<{ readonly remark: string }>
  readonly orderNo: string
}

/** The shop's own note, with the phrases for it; buyers do not see it. */
export const RemarkFields = ({ form, orderNo }: Props) => (
  <>
    <Field form={form} name="remark" label="备注">
      <Input.TextArea rows={3} maxLength={LONGEST} showCount placeholder="仅店内可见" />
    </Field>
    <PhrasePicker
      kind={phraseKind.is.remark}
      text={form.values.remark}
      values={{ 订单号: orderNo }}
      onPick={(phrase) => form.change(({ remark }) => ({ remark: (remark + phrase).slice(0, LONGEST) }))}
    />
  </>
)
