import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'

/** The product of the shop that is sold in the channel. */
export const MainProduct = ({ of: product }: { readonly of: PickerRow }) => (
  <div className="video-main-product">
    <span className="video-picture">
      <PictureFrame kind="picture" path={product.image} alt="" />
    </span>
    <dl>
      <dt>{product.name}</dt>
      <dd>
        <Money fen={product.price} /> · 库存 {product.stock} · {product.categoryName || '未分类'}
      </dd>
    </dl>
  </div>
)
