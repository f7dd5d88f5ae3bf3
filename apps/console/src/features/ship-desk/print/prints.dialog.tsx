import { ShortPager } from '#ui/list/pager/short-pager.tsx'
import '#ui/show/plain-table.css'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { Modal } from 'antd'
import { useState } from 'react'
import { sheetsPath } from '../desk-paths.ts'

const SIZE = 10

/** Who has printed what, and what of it was printed before. */
export default function PrintsDialog({ onClose }: { readonly onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(shipDeskApi.prints, { page, limit: SIZE }, { keepPrevious: true })
  return (
    <Modal open title="打印记录" width={640} footer={null} onCancel={onClose}>
      {!data && <WaitingFor waiting={{ error, retry: () => void refetch() }} />}
      {data?.total === 0 && <EmptyList title="还没有打印记录" />}
      {data && data.total > 0 && (
        <>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">单据</th>
                <th scope="col">订单数</th>
                <th scope="col">其中补打</th>
                <th scope="col">打印人</th>
                <th scope="col">时间</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((run) => (
                <tr key={run.id}>
                  <td>
                    <a href={sheetsPath(run.id)} target="_blank" rel="noreferrer">
                      {sheetKind.label(run.kind)}
                    </a>
                  </td>
                  <td>{run.orders}</td>
                  <td>{run.reprints || '-'}</td>
                  <td>{run.adminName}</td>
                  <td>
                    <ShopTime at={run.createTime} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <ShortPager page={page} size={SIZE} total={data.total} onChange={setPage} />
        </>
      )}
    </Modal>
  )
}
