import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import type { OrderLine } from '@zhanggui/contract/order/order-fields'
import { type Fen, formatYuan } from '@zhanggui/domain/kernel/money'
import { Checkbox, InputNumber } from 'antd'
import { LineChoice } from '../line-choice.tsx'
import { beginLine, leftToRefund, moneyLeft, type RefundDraft, type RefundedLine } from './refund-draft.ts'

interface Props {
  readonly form: Form<RefundDraft>
  readonly lines: readonly OrderLine[]
  /** The most that can still be refunded of a line, once the server has said so. */
  readonly mostOf: (lineId: number) => Fen | undefined
}

/** What of each line is given back: pieces, or money; of a whole order all of them. */
export function RefundLines({ form, lines, mostOf }: Props) {
  const { kind } = form.values
  return (
    <Field form={form} name="detailList" label="退款商品">
      <LineChoice<RefundedLine>
        lines={lines}
        whyNot={(line) => (leftToRefund(line) === 0 && kind !== 'amount' ? '没有可退的商品' : undefined)}
        isFixed={kind === 'whole'}
        note={noteOf}
        begin={(line) => beginLine(line, kind)}
      >
        {(line, chosen, change) =>
          kind === 'amount' ? (
            <MoneyInput
              aria-label={`${line.productName}的退款金额`}
              placeholder="0.00"
              value={chosen.amount}
              {...limit(mostOf(line.id))}
              onChange={(amount) => change({ ...chosen, amount })}
            />
          ) : (
            <>
              {kind === 'pieces' && (
                <InputNumber
                  aria-label={`${line.productName}的退款数量`}
                  min={1}
                  max={leftToRefund(line)}
                  precision={0}
                  suffix="件"
                  value={chosen.num ?? 1}
                  onChange={(num) => change({ ...chosen, num: num ?? 1 })}
                />
              )}
              <Checkbox
                checked={chosen.restock ?? false}
                onChange={({ target }) => change({ ...chosen, restock: target.checked })}
              >
                退回库存
              </Checkbox>
            </>
          )
        }
      </LineChoice>
    </Field>
  )
}

const noteOf = (line: OrderLine) =>
  `购买 ${line.payNum} / 已发 ${line.deliveryNum} / 可退 ${leftToRefund(line)} 件 ¥${formatYuan(moneyLeft(line))}`

const limit = <T,>(max: T | undefined) => (max === undefined ? {} : { max })
