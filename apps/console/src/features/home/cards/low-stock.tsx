import { useCall } from '#api/use-call.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { viewPath } from '#features/products/public.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { Link } from 'react-router'
import { Card } from './card.tsx'

const SHOWN = 6
const type = productTab.is.lowStock

/** What runs out first. */
export function LowStock({ isDue }: { readonly isDue: boolean }) {
  const answer = useCall(productApi.list, { page: 1, limit: SHOWN, type, sort: 'stock' }, { enabled: isDue })
  const total = answer.data?.total ?? 0
  return (
    <Card
      title="库存预警"
      answer={answer}
      empty={({ list }) => (list.length === 0 ? '没有低于警戒库存的商品。' : undefined)}
      more={
        total > 0 ? <Link to={`/product/list?type=${type}`}>{`全部 ${total.toLocaleString('zh-CN')} 个`}</Link> : null
      }
    >
      {({ list }) => (
        <ul className="card-rows">
          {list.map(({ id, image, name, stock }) => (
            <li key={id}>
              <Link to={viewPath(id)}>
                <PictureFrame kind="picture" path={image} alt="" />
                <span className="card-name">
                  <span>{name}</span>
                </span>
                <span className="card-figure">
                  <small>剩余</small> {stock.toLocaleString('zh-CN')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
