import './freight-try-out.css'
import { MoneyInput } from '#ui/input/money-input.tsx'
import { RegionSelect } from '#widgets/region-cascader/region-select.tsx'
import { type Fen, formatYuan, toFen } from '@zhanggui/domain/kernel/money'
import type { RegionIndex } from '@zhanggui/domain/region/region-index'
import { freightText, type ShippingTemplate } from '@zhanggui/domain/shipping/freight'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import { InputNumber } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { tryFreight, type TriedOrder, whyNotTry } from './try-freight.ts'

interface Props {
  /** As it would be saved; nothing while something stands against it. */
  readonly template: ShippingTemplate | undefined
  readonly regions: RegionIndex
}

/** What an order would cost by the template as it stands in the form, and why. */
export function FreightTryOut({ template, regions }: Props) {
  const titleId = useId()
  const [regionId, setRegionId] = useState<number>()
  const [pieces, setPieces] = useState(1)
  const [amountFen, setAmount] = useState<Fen | undefined>(toFen(0))
  const [measure, setMeasure] = useState(1)
  const by = template?.chargeBy
  const order = { regionId: regionId ?? 0, pieces, amountFen: amountFen ?? toFen(0), measure }
  return (
    <section className="try-out" aria-labelledby={titleId}>
      <h3 id={titleId}>运费试算</h3>
      <div className="try-out-order">
        <Labelled text="收货地区">
          <RegionSelect regions={regions} value={regionId} onChange={setRegionId} label="收货地区" />
        </Labelled>
        <Labelled text="件数">
          <InputNumber
            aria-label="件数"
            min={0}
            max={99_999}
            {...(Number.isInteger(pieces) ? {} : { status: 'error', 'aria-invalid': true })}
            value={pieces}
            onChange={(value) => setPieces(value ?? 0)}
          />
        </Labelled>
        {(by === chargeBy.is.weight || by === chargeBy.is.volume) && (
          <Labelled text={by === chargeBy.is.weight ? '总重量（kg）' : '总体积（m³）'}>
            <InputNumber
              aria-label={by === chargeBy.is.weight ? '总重量（kg）' : '总体积（m³）'}
              min={0}
              max={99_999}
              value={measure}
              onChange={(value) => setMeasure(value ?? 0)}
            />
          </Labelled>
        )}
        <Labelled text="商品金额（元）">
          <MoneyInput aria-label="商品金额（元）" min={toFen(0)} value={amountFen} onChange={setAmount} />
        </Labelled>
      </div>
      <Answer template={template} order={regionId === undefined ? undefined : order} />
    </section>
  )
}

const Labelled = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className="try-out-field">
    <span aria-hidden>{text}</span>
    {children}
  </div>
)

interface AnswerProps {
  readonly template: ShippingTemplate | undefined
  readonly order: TriedOrder | undefined
}

function Answer({ template, order }: AnswerProps) {
  const freight = template && order && !whyNotTry(order) ? tryFreight(template, order) : undefined
  return (
    <p className="try-out-answer" role="status">
      {freight ? (
        <>
          <strong>{formatYuan(freight.totalFen)} 元</strong>
          <span>{freightText(freight.why)}</span>
        </>
      ) : (
        <span>{whyNoFreight(template, order)}</span>
      )}
    </p>
  )
}

function whyNoFreight(template: ShippingTemplate | undefined, order: TriedOrder | undefined): string {
  if (!template) return '填好上面的运费后可以试算'
  if (!order) return '选择收货地区后显示运费'
  return whyNotTry(order) ?? '运费过大，无法试算'
}
