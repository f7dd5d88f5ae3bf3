import { useCall } from '#api/use-call.ts'
import { mayCall, useSession } from '#api/session.ts'
import { Money } from '#ui/show/money.tsx'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { productApi } from '@zhanggui/contract/goods/product'
import { homeApi } from '@zhanggui/contract/home'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { viewPath } from '#features/products/public.ts'
import { Card } from './card.tsx'

const SHOWN = 6
const MEDALS = 3
const NOTE = '近 7 天，不含今天'

interface Ranked {
  readonly productId: number
  readonly proName: string
  readonly image: string
  readonly figure: ReactNode
}

const nothing = (text: string) => (rows: readonly unknown[]) => (rows.length === 0 ? text : undefined)

export function PayRanking({ isDue }: { readonly isDue: boolean }) {
  const answer = useCall(homeApi.payRanking, {}, { enabled: isDue })
  return (
    <Card title="商品支付排行" note={NOTE} answer={answer} empty={nothing('近 7 天还没有成交的商品。')}>
      {(rows) => <Rows rows={rows.map((row) => ({ ...row, figure: <Money fen={row.salesAmount} /> }))} />}
    </Card>
  )
}

export function ViewRanking({ isDue }: { readonly isDue: boolean }) {
  const answer = useCall(homeApi.viewRanking, {}, { enabled: isDue })
  return (
    <Card title="商品浏览排行" note={NOTE} answer={answer} empty={nothing('近 7 天还没有人浏览商品。')}>
      {(rows) => <Rows rows={rows.map((row) => ({ ...row, figure: `${row.pageView.toLocaleString('zh-CN')} 次` }))} />}
    </Card>
  )
}

function Rows({ rows }: { readonly rows: readonly Ranked[] }) {
  const mayLook = mayCall(productApi.info, useSession())
  return (
    <ol className="card-rows">
      {rows.slice(0, SHOWN).map((row, index) => {
        const content = (
          <>
            <span className="card-place" data-first={index < MEDALS}>
              {index + 1}
            </span>
            <PictureFrame kind="picture" path={row.image} alt="" />
            <span className="card-name">
              <span>{row.proName}</span>
            </span>
            <span className="card-figure">{row.figure}</span>
          </>
        )
        return (
          <li key={row.productId}>
            {mayLook ? <Link to={viewPath(row.productId)}>{content}</Link> : <div>{content}</div>}
          </li>
        )
      })}
    </ol>
  )
}
