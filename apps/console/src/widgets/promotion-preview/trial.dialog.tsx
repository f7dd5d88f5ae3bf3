import './promotion-preview.css'
import { Button } from '#ui/action/button.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { useProductPicker } from '#widgets/product-picker/use-product-picker.tsx'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { promotionApi } from '@zhanggui/contract/marketing/promotion'
import { type ShippingType, shippingType } from '@zhanggui/domain/order/order-codes'
import { Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { type CartLine, type CartProduct, lineOf, TrialCart } from './trial-cart.tsx'
import { TrialBuyer } from './trial-buyer.tsx'
import { TrialResult } from './trial-result.tsx'
import { usePriced } from './use-preview.ts'

export type TrialDraft = Pick<InputOf<typeof promotionApi.trial>, 'coupon' | 'fullReduction' | 'seckill' | 'at'>

interface Props {
  /** What is being edited: it counts as if it were saved. */
  readonly draft: TrialDraft
  /** The products of a flash sale, of which an order has one. */
  readonly products?: readonly CartProduct[] | undefined
  readonly onClose: () => void
}

const MOST = 50

/** A cart of one's own, priced by the calculation that orders go by. */
export default function TrialDialog({ draft, products, onClose }: Props) {
  const isNarrow = useNarrow()
  const { pick, dialog } = useProductPicker()
  const [lines, setLines] = useState<readonly CartLine[]>((products ?? []).slice(0, 1).flatMap(lineOf))
  const [way, setWay] = useState<ShippingType>(shippingType.is.delivery)
  const [buyer, setBuyer] = useState<{ readonly uid?: number; readonly couponId?: number }>({})
  const add = async () => {
    const picked = await pick({ mode: 'many', max: MOST - lines.length, isOnSale: true })
    const known = new Set(lines.map(({ product }) => product.id))
    if (picked) setLines([...lines, ...picked.filter(({ id }) => !known.has(id)).flatMap(lineOf)])
  }
  const priced = usePriced(promotionApi.trial, {
    ...draft,
    ...buyer,
    shippingType: way,
    detailList: lines.map(({ product, skuId, num }) => ({ productId: product.id, attrValueId: skuId, num })),
  })
  return (
    <Modal open title="优惠试算" width={944} centered={isNarrow} footer={null} onCancel={onClose}>
      <div className="trial">
        {(draft.coupon ?? draft.fullReduction) && <p className="preview-note">正在编辑的活动按已保存、已开始计算。</p>}
        {draft.seckill && (
          <p className="preview-note">按审核通过、秒杀进行中计算；秒杀订单只买一种商品，不再享受满减和优惠券。</p>
        )}
        <div className="trial-choices">
          <Radio.Group
            aria-label="配送方式"
            options={shippingType.options}
            value={way}
            onChange={({ target }) => setWay(target.value as ShippingType)}
          />
          {products ? (
            <Select
              aria-label="秒杀商品"
              options={products.map(({ id, name }) => ({ value: id, label: name }))}
              value={lines[0]?.product.id ?? null}
              onChange={(id) => setLines(products.filter((product) => product.id === id).flatMap(lineOf))}
            />
          ) : (
            <>
              <TrialBuyer hasCoupon={draft.coupon !== undefined} value={buyer} onChange={setBuyer} />
              <Button look="primary" onClick={() => void add()}>
                添加商品
              </Button>
            </>
          )}
        </div>
        {lines.length === 0 ? (
          <p className="trial-empty">添加几件商品，看看买家实际付多少、每件商品分摊多少优惠。</p>
        ) : (
          <>
            <TrialCart lines={lines} onChange={setLines} />
            <TrialResult priced={priced} />
          </>
        )}
      </div>
      {dialog}
    </Modal>
  )
}
