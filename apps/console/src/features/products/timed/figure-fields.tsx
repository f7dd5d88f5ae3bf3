import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { MoneyInput } from '#ui/input/money-input.tsx'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { type TimedKind, timedKind, type TimedWay, timedWay } from '@zhanggui/domain/timed-change/timed-codes'
import { isOfShelf, waysOf } from '@zhanggui/domain/timed-change/timed-rules'
import { InputNumber, Radio, type RadioChangeEvent } from 'antd'
import { SkuFigures } from './sku-figures.tsx'
import { eachOf, type TimedValues } from './timed-values.ts'

interface Props {
  readonly form: Form<TimedValues>
  /** Of a single product, as soon as it is read. */
  readonly product: ProductDetail | undefined
}

const { to, percent, each } = timedWay.is
const priceLabels: Readonly<Partial<Record<TimedWay, string>>> = { to: '新售价', cut: '降价金额', raise: '涨价金额' }

const eachLabels: Readonly<Partial<Record<TimedKind, string>>> = {
  price: '各规格的新售价',
  addStock: '各规格增加的库存',
  setStock: '各规格的新库存',
}

const wayLabel = (kind: TimedKind, way: TimedWay) =>
  kind === timedKind.is.addStock && way === to ? '统一增加' : timedWay.label(way)

/** What happens to prices or stock; nothing of it where only the shelf changes. */
export function FigureFields({ form, product }: Props) {
  const { kind, way } = form.values
  if (isOfShelf(kind)) return null
  const canEach = product !== undefined && product.attrValue.length > 1
  const ways = timedWay.options
    .filter(({ value }) => waysOf(kind).includes(value) && (value !== each || canEach))
    .map(({ value }) => ({ value, label: wayLabel(kind, value) }))
  const begin = ({ target }: RadioChangeEvent) => {
    if (target.value === each && product) form.change({ attrValue: eachOf(kind, product) })
  }
  return (
    <>
      {ways.length > 1 && (
        <Field form={form} name="way" label="改法" show={(code) => wayLabel(kind, code)}>
          <Radio.Group options={ways} onChange={begin} />
        </Field>
      )}
      {way === each && product ? (
        <Field form={form} name="attrValue" label={eachLabels[kind] ?? ''} isRequired>
          <SkuFigures key={kind} kind={kind} product={product} />
        </Field>
      ) : (
        <OneFigure form={form} />
      )}
    </>
  )
}

function OneFigure({ form }: Pick<Props, 'form'>) {
  const { kind, way } = form.values
  if (kind !== timedKind.is.price) {
    const isAdded = kind === timedKind.is.addStock
    return (
      <Field
        form={form}
        name="stock"
        label={isAdded ? '增加库存' : '新库存'}
        hint={isAdded ? '每个规格都增加这么多。' : '每个规格都改为这个数，执行前卖出的不再扣减。'}
        isRequired
      >
        <InputNumber className="timed-figure" precision={0} min={0} />
      </Field>
    )
  }
  if (way === percent) {
    return (
      <Field
        form={form}
        name="percent"
        label="原售价的百分比"
        hint="例如 85 就是打 8.5 折，按现在的售价计算。"
        isRequired
      >
        <InputNumber className="timed-figure" precision={0} min={1} suffix="%" />
      </Field>
    )
  }
  return (
    <Field
      form={form}
      name="price"
      label={priceLabels[way] ?? ''}
      hint={way === to ? '每个规格都改为这个售价。' : '按每个规格现在的售价计算。'}
      isRequired
    >
      <MoneyInput />
    </Field>
  )
}
