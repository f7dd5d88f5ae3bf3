import './join.css'
import { MoneyInput } from '#ui/input/money-input.tsx'
import type { Fen } from '@zhanggui/domain/kernel/money'
import { MAX_ACTIVITY_PRICE } from '@zhanggui/domain/seckill/seckill-rules'
import { InputNumber, Modal, Radio } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { type JoinedProduct, withPercent, withPrice, withQuota } from './joined-products.ts'

export type BatchKind = 'quota' | 'price'
type Products = readonly JoinedProduct[]
/** What is done to the ticked products; undefined until it can be. */
type Edit = ((products: Products, ids: ReadonlySet<number>) => Products) | undefined

interface Props {
  readonly kind: BatchKind
  readonly products: Products
  readonly ids: ReadonlySet<number>
  readonly onDone: (products: Products) => void
  readonly onClose: () => void
}

const WIDTH = 470
const MAX_QUOTA = 99_999

/** One quantity or one price for all SKUs of the ticked products. */
export default function BatchDialog({ kind, products, ids, onDone, onClose }: Props) {
  const quota = useQuotaBatch()
  const price = usePriceBatch()
  const { edit, fields } = kind === 'quota' ? quota : price
  const done = () => {
    if (edit) onDone(edit(products, ids))
    onClose()
  }
  return (
    <Modal
      open
      title={kind === 'quota' ? '设置限量' : '设置活动价'}
      width={WIDTH}
      okText="确定"
      cancelText="取消"
      okButtonProps={{ disabled: !edit }}
      onOk={done}
      onCancel={onClose}
    >
      <div className="join-batch">
        <p className="seckill-note">{`用于已勾选的 ${ids.size} 个商品的全部规格。`}</p>
        {fields}
      </div>
    </Modal>
  )
}

interface Batch {
  readonly edit: Edit
  readonly fields: ReactNode
}

function useQuotaBatch(): Batch {
  const inputId = useId()
  const [quota, setQuota] = useState<number | null>(1)
  return {
    edit: quota === null ? undefined : (products, ids) => withQuota(products, ids, quota),
    fields: (
      <div>
        <label htmlFor={inputId}>限量</label>
        <InputNumber id={inputId} min={1} max={MAX_QUOTA} precision={0} value={quota} onChange={setQuota} />
        <small className="seckill-note">库存不足的规格按库存设置</small>
      </div>
    ),
  }
}

const isPrice = (price: Fen | undefined): price is Fen =>
  price !== undefined && price > 0 && price <= MAX_ACTIVITY_PRICE

function usePriceBatch(): Batch {
  const inputId = useId()
  const [way, setWay] = useState<'price' | 'percent'>('percent')
  const [price, setPrice] = useState<Fen>()
  const [percent, setPercent] = useState<number | null>(90)
  const byPrice: Edit = isPrice(price) ? (products, ids) => withPrice(products, ids, price) : undefined
  const byPercent: Edit = percent === null ? undefined : (products, ids) => withPercent(products, ids, percent)
  return {
    edit: way === 'price' ? byPrice : byPercent,
    fields: (
      <>
        <Radio.Group
          aria-label="活动方式"
          value={way}
          options={[
            { value: 'percent', label: '活动折扣(%)' },
            { value: 'price', label: '活动价' },
          ]}
          onChange={({ target }) => setWay(target.value === 'price' ? 'price' : 'percent')}
        />
        {way === 'price' ? (
          <div>
            <label htmlFor={inputId}>活动价</label>
            <MoneyInput id={inputId} value={price} max={MAX_ACTIVITY_PRICE} onChange={setPrice} />
          </div>
        ) : (
          <div>
            <label htmlFor={inputId}>折扣</label>
            <InputNumber
              id={inputId}
              min={1}
              max={100}
              precision={0}
              suffix="%"
              value={percent}
              onChange={setPercent}
            />
            <small className="seckill-note">按售价计算，四舍五入到分，最低 0.01 元</small>
          </div>
        )}
      </>
    ),
  }
}
