import './product-columns.css'
import type { Column } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { RowSwitch } from '#ui/action/row-switch.tsx'
import { productApi, type ProductRow } from '@zhanggui/contract/goods/product'
import { productShelf, productTab, type ProductTab, productType } from '@zhanggui/domain/product/product-codes'
import type { ProductContext } from '@zhanggui/domain/product/product-flags'
import { whyNotProduct } from '@zhanggui/domain/product/product-state'
import { stateTab } from '@zhanggui/domain/product/product-tabs'
import { Link } from 'react-router'
import { ProductCover } from './product-cover.tsx'
import { viewPath } from '../product-paths.ts'
import './sort-cell.css'
import { mayCall, useSession } from '#api/session.ts'
import { useState } from 'react'
import { SortInput } from './sort-input.tsx'

const reason: Column<ProductRow> = {
  field: 'reason',
  title: '失败原因',
  width: 180,
  render: (product) => (
    <span className="refusal-text" title={product.reason}>
      {product.reason || '-'}
    </span>
  ),
}

const usedOnSale: ReadonlySet<string> = new Set(['sales', 'sort', 'isShow'])

const columnsFor = (shop: ProductContext): readonly Column<ProductRow>[] => [
  { field: 'id', title: 'ID', width: 64, isSpare: true },
  {
    field: 'image',
    title: '商品图',
    width: 64,
    isPicture: true,
    render: ({ image, name }) => <ProductCover path={image} name={name} />,
  },
  {
    field: 'name',
    title: '商品名称',
    width: 280,
    isMain: true,
    render: (product) => <ProductName product={product} />,
  },
  {
    field: 'price',
    title: '商品售价',
    width: 96,
    align: 'right',
    render: ({ price }) => (price > 0 ? <Money fen={price} /> : '-'),
  },
  { field: 'sales', title: '销量', width: 72, align: 'right' },
  { field: 'stock', title: '库存', width: 72, align: 'right' },
  {
    field: 'sort',
    title: '排序',
    width: 88,
    align: 'right',
    isSpare: true,
    render: (product) => <SortCell product={product} />,
  },
  { field: 'collectCount', title: '收藏', width: 88, align: 'right', isHidden: true },
  { field: 'ficti', title: '其他销量', width: 96, align: 'right', isHidden: true },
  { field: 'createTime', title: '创建时间', width: 140, isSpare: true },
  { field: 'isShow', title: '状态', width: 88, render: (product) => <ShelfSwitch product={product} shop={shop} /> },
]

/** Among what was refused the reason stands beside the name; figures that say nothing there make room for it. */
const ofRefused = (columns: readonly Column<ProductRow>[]) =>
  columns.flatMap((column) => {
    if (column.field === 'name') return [column, reason]
    return [usedOnSale.has(column.field) ? { ...column, isHidden: true } : column]
  })

/** Among all of them each says where it stands; only what could be sold has something to switch. */
const ofAll = (columns: readonly Column<ProductRow>[], shop: ProductContext) =>
  columns.map((column) =>
    column.field === 'isShow'
      ? { ...column, render: (product: ProductRow) => <StateOrSwitch product={product} shop={shop} /> }
      : column,
  )

export function columnsIn(tab: ProductTab, shop: ProductContext): readonly Column<ProductRow>[] {
  const columns = columnsFor(shop)
  if (tab === productTab.is.all) return ofAll(columns, shop)
  return tab === productTab.is.refused ? ofRefused(columns) : columns
}

interface StateProps {
  readonly product: ProductRow
  readonly shop: ProductContext
}

function StateOrSwitch({ product, shop }: StateProps) {
  const tab = stateTab({ ...product, isDel: false })
  if (tab === undefined || tab === productTab.is.onSale || tab === productTab.is.warehouse)
    return <ShelfSwitch product={product} shop={shop} />
  return <CodeTag table={productTab} code={tab} />
}

const ProductName = ({ product: { id, name, specType, type, missing } }: { readonly product: ProductRow }) => (
  <Link className="product-name" to={viewPath(id)} title={name}>
    <span className="spec-kind">{specType ? '[多规格]' : '[单规格]'}</span>
    {type === productType.is.virtual && <span className="spec-kind">[虚拟]</span>}
    {missing.length > 0 && <span className="spec-kind">[待完善]</span>}
    {name}
  </Link>
)

const shelfWord = (isShow: boolean) => productShelf.label(isShow ? productShelf.is.on : productShelf.is.off)

/** On sale or not; where the product cannot be, the switch says why. */
function ShelfSwitch({ product, shop }: StateProps) {
  const { isShow } = product
  return (
    <RowSwitch
      label={`${product.name}的状态`}
      call={isShow ? productApi.down : productApi.up}
      input={() => ({ id: product.id })}
      success={`${shelfWord(!isShow)}成功`}
      isOn={isShow}
      words={shelfWord}
      because={whyNotProduct({ ...product, isDel: false }, isShow ? 'down' : 'up', shop)}
    />
  )
}

/** The place of a product in the list: a click makes it an input. */
function SortCell({ product }: { readonly product: ProductRow }) {
  const [isEdited, setEdited] = useState(false)
  const isAllowed = mayCall(productApi.editSort, useSession())
  if (!isAllowed) return product.sort
  if (isEdited) return <SortInput product={product} onEnd={() => setEdited(false)} />
  const label = `${product.name}的排序 ${product.sort}`
  return (
    <button type="button" className="sort-cell" aria-label={label} onClick={() => setEdited(true)}>
      {product.sort}
    </button>
  )
}
