import { Button } from '#ui/action/button.tsx'
import { Money } from '#ui/show/money.tsx'
import type { AffectedSku } from '@zhanggui/contract/marketing/promotion'
import { useState } from 'react'
import { MarginText } from './margin-text.tsx'

const FEW = 5

/** The SKUs that lose most, each at the lowest price that a buyer can get. */
export function AffectedTable({ rows }: { readonly rows: readonly AffectedSku[] }) {
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const seesCost = rows.some(({ cost }) => cost !== undefined)
  return (
    <>
      <div className="preview-scroll">
        <table className="preview-table preview-affected" aria-label="受影响的商品">
          <thead>
            <tr>
              <th scope="col">商品 / 规格</th>
              <th scope="col">售价</th>
              <th scope="col">最低到手价</th>
              {seesCost && <th scope="col">成本价</th>}
              {seesCost && <th scope="col">毛利率</th>}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, FEW)).map((row) => (
              <tr key={`${row.productId} ${row.sku}`}>
                <th scope="row">
                  {row.name}
                  <small>{row.sku}</small>
                </th>
                <td>
                  <Money fen={row.price} />
                </td>
                <td>
                  <Money fen={row.finalPrice} />
                  <small>{howItComes(row)}</small>
                </td>
                {seesCost && (
                  <td>
                    <Money fen={row.cost} />
                  </td>
                )}
                {seesCost && (
                  <td>
                    <MarginText percent={row.margin} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FEW && (
        <Button look="link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `查看全部 ${rows.length} 个规格`}
        </Button>
      )}
    </>
  )
}

/** 买 3 件，满减 + 优惠券 */
function howItComes({ pieces, fullReductionPrice, merCouponPrice }: AffectedSku): string {
  const ways = [fullReductionPrice > 0 && '满减', merCouponPrice > 0 && '优惠券'].filter((way) => way !== false)
  return [pieces > 1 ? `买 ${pieces} 件` : '', ways.join(' + ')].filter((text) => text !== '').join('，')
}
