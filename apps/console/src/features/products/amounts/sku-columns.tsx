import { Money } from '#ui/show/money.tsx'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import type { SkuRow } from '@zhanggui/contract/goods/sku'
import { fromUnits } from '@zhanggui/domain/shipping/freight-units'
import { chargeBy } from '@zhanggui/domain/shipping/shipping-codes'
import { ProductCover } from '../list/product-cover.tsx'
import type { SkuColumn } from './sku-table.tsx'

/** What a SKU is called in one of the specs. */
const valueOf = ({ values }: SkuRow, spec: string): string => values[spec] ?? '-'

const amount = (title: string, field: 'price' | 'cost' | 'otPrice'): SkuColumn => ({
  title,
  width: 96,
  isSpare: true,
  align: 'right',
  render: (sku) => <Money fen={sku[field]} />,
})
const measure = (title: string, field: 'weight' | 'volume'): SkuColumn => ({
  title,
  width: 96,
  isSpare: true,
  align: 'right',
  render: (sku) => fromUnits(chargeBy.is[field], sku[field]),
})

const stock: SkuColumn = { title: '库存', width: 72, isSpare: false, align: 'right', render: (sku) => sku.stock }

const specColumns = ({ attr }: ProductDetail): SkuColumn[] =>
  attr.map(({ name }) => ({
    title: name,
    width: 88,
    isSpare: true,
    render: (sku) => (
      <span className="sku-amounts-text" title={valueOf(sku, name)}>
        {valueOf(sku, name)}
      </span>
    ),
  }))

/** The read-only columns of a product's SKUs (sheet of products, 5.1). */
export function skuColumns(product: ProductDetail, isNarrow: boolean) {
  const label: SkuColumn = {
    title: '规格',
    width: 88,
    render: ({ label: text }) => (
      <span className="sku-amounts-text" title={text}>
        {text}
      </span>
    ),
  }
  const picture: SkuColumn = {
    title: '图片',
    width: 64,
    isFixed: true,
    isSpare: true,
    render: ({ image, label: text }) => <ProductCover path={image} name={text} />,
  }
  return {
    names: isNarrow ? [label] : [...specColumns(product), picture],
    price: amount('售价', 'price'),
    costs: [amount('成本价', 'cost'), amount('原价', 'otPrice')],
    stock,
    measures: [measure('重量（KG）', 'weight'), measure('体积(m³)', 'volume')],
  }
}
