import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { thresholdText, yuanText } from '#widgets/coupon-picker/coupon-words.ts'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { pieceStatus } from '@zhanggui/domain/coupon/coupon-codes'
import { Link } from 'react-router'
import { piecesOfUserPath } from '../../coupons/public.ts'

const MOST = 20

/** The coupons of a user, the newest first; all of them are in the list of pieces. */
export function UserCoupons({ uid }: { readonly uid: number }) {
  const pieces = useCall(couponApi.pieces, { uid, limit: MOST })
  if (!pieces.data) return <WaitingFor waiting={{ error: pieces.error, retry: () => void pieces.refetch() }} />
  const { list, total } = pieces.data
  if (total === 0) return <p className="user-orders-none">还没有优惠券</p>
  return (
    <>
      <table className="user-orders" aria-label="优惠券">
        <thead>
          <tr>
            <th scope="col">优惠券</th>
            <th scope="col" data-align="right">
              面值
            </th>
            <th scope="col" data-align="right" data-spare>
              最低消费额
            </th>
            <th scope="col">使用状态</th>
            <th scope="col" data-spare>
              有效期至
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((piece) => (
            <tr key={piece.id}>
              <td>{piece.name}</td>
              <td data-align="right">{yuanText(piece.money)}</td>
              <td data-align="right" data-spare>
                {thresholdText(piece.minPrice)}
              </td>
              <td>
                <CodeTag table={pieceStatus} code={piece.status} />
              </td>
              <td data-spare>
                <ShopTime at={piece.endTime} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > list.length && (
        <Link className="user-orders-more" to={piecesOfUserPath(uid)}>
          查看全部 {total} 张优惠券
        </Link>
      )}
    </>
  )
}
