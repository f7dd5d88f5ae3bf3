import { Money } from '#ui/money.tsx'
import type { ProductDetail } from '@zhanggui/contract/product'
import type { SkuRow } from '@zhanggui/contract/product-draft'
import { ProductCover } from '../product-cover.tsx'
import type { SkuColumn } from './sku-table.tsx'

/** What a SKU is called in one of the specs. */
const valueOf = (sku: SkuRow, spec: string): string =>
  (JSON.parse(sku.attrValue) as Readonly<Record<string, string>>)[spec] ?? '-'

const amount = (title: string, field: 'price' | 'cost' | 'otPrice'): SkuColumn => ({
  title,
  width: 96,
  isSpare: true,
  align: 'right',
  render: (sku) => <Money fen={sku[field]} />,
})
const figure = (title: string, field: 'stock' | 'weight' | 'volume', isSpare = true): SkuColumn => ({
  title,
  width: isSpare ? 96 : 72,
  isSpare,
  align: 'right',
  render: (sku) => sku[field],
})

const specColumns = ({ attr }: ProductDetail): SkuColumn[] =>
  attr.map(({ attrName }) => ({
    title: attrName,
    width: 88,
    isSpare: true,
    render: (sku) => (
      <span className="sku-amounts-text" title={valueOf(sku, attrName)}>
        {valueOf(sku, attrName)}
      </span>
    ),
  }))

/** The read-only columns of a product's SKUs (sheet of products, 5.1). */
export function skuColumns(product: ProductDetail, isNarrow: boolean) {
  const label: SkuColumn = {
    title: '规格',
    width: 88,
    render: ({ sku }) => (
      <span className="sku-amounts-text" title={sku}>
        {sku}
      </span>
    ),
  }
  const picture: SkuColumn = {
    title: '图片',
    width: 64,
    isFixed: true,
    isSpare: true,
    render: ({ image, sku }) => <ProductCover path={image} name={sku} />,
  }
  return {
    names: isNarrow ? [label] : [...specColumns(product), picture],
    price: amount('售价', 'price'),
    costs: [amount('成本价', 'cost'), amount('原价', 'otPrice')],
    stock: figure('库存', 'stock', false),
    measures: [figure('重量（KG）', 'weight'), figure('体积(m³)', 'volume')],
  }
}
