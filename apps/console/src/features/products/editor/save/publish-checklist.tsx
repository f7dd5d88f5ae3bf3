import './publish-checklist.css'
import { CheckCircleOutlined } from '@ant-design/icons'
import { useNarrow } from '#ui/theme/media-query.ts'
import type { ProductDetail } from '@zhanggui/contract/goods/product'
import { toFen } from '@zhanggui/domain/kernel/money'
import { type MissingStep, type ProductFormSheet, whyNotOnSale } from '@zhanggui/domain/product/publish-checklist'
import { shortLabel } from '#widgets/sku-grid/lines/sku-cells.ts'
import { cellNames, type SkuLine } from '#widgets/sku-grid/lines/sku-line.ts'
import { problemsIn } from '#widgets/sku-grid/lines/sku-lines.ts'
import { picturesIn, type ProductValues } from './product-values.ts'
import type { ShopSwitches } from './save-questions.ts'

interface Props {
  readonly values: ProductValues
  readonly product: ProductDetail | undefined
  readonly shop: ShopSwitches
  readonly onGoTo: (field: string) => void
}

const sheetOf = (values: ProductValues): ProductFormSheet => ({
  ...values,
  sliderImage: picturesIn(values.sliderImage),
  attrValue: values.attrValue.map((line) => ({
    image: line.image,
    stock: line.stock,
    ...(line.price === undefined ? {} : { price: toFen(line.price) }),
    wrong: wrongIn(line),
  })),
})

/** Missing pictures and prices have words of their own. */
const wrongIn = (line: SkuLine) =>
  problemsIn([line]).flatMap(({ column, isMissing }) => {
    const cell = cellNames[column]
    const isTold = isMissing && (cell === 'image' || cell === 'price')
    return cell === undefined || isTold ? [] : [shortLabel(cell)]
  })

const QUESTION = '为什么还不能上架'
const READY = '上架检查'

/** What stands between the product and its shoppers now, each with the way to its field. */
export function PublishChecklist({ values, product, shop, onGoTo }: Props) {
  const obstacles = whyNotOnSale(sheetOf(values), {
    flags: product && { ...product, isDel: false },
    context: { productSwitch: shop.productSwitch, storeOpen: shop.isSwitch },
  })
  const isNarrow = useNarrow()
  const list = (
    <ul>
      {obstacles.map((obstacle) => (
        <li key={`${obstacle.field} ${obstacle.text}`}>
          <ObstacleLine obstacle={obstacle} onGoTo={onGoTo} />
        </li>
      ))}
    </ul>
  )
  return (
    <aside className="publish-checklist" aria-label={obstacles.length === 0 ? READY : QUESTION}>
      {obstacles.length === 0 ? (
        <>
          <h2>{READY}</h2>
          <p className="publish-ready">
            <CheckCircleOutlined aria-hidden /> {product?.isShow ? '商品正在出售' : '没有问题，可以上架'}
          </p>
        </>
      ) : isNarrow ? (
        <details>
          <summary>
            {QUESTION}：还差 {obstacles.length} 项
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h2>
            {QUESTION}
            <small>还差 {obstacles.length} 项</small>
          </h2>
          {list}
        </>
      )}
    </aside>
  )
}

interface LineProps {
  readonly obstacle: MissingStep
  readonly onGoTo: (field: string) => void
}

const ObstacleLine = ({ obstacle: { field, text }, onGoTo }: LineProps) =>
  field === 'state' ? (
    <span>{text}</span>
  ) : (
    <button type="button" aria-label={text} onClick={() => onGoTo(field)}>
      {text.replace(/^请(?:输入|选择|上传|填写)/, '')}
    </button>
  )
