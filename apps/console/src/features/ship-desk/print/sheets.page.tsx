import './sheets.page.css'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { shipDeskApi, type Sheets } from '@zhanggui/contract/order/ship-desk'
import { sheetKind } from '@zhanggui/domain/order/desk/desk-codes'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { Button } from '#ui/action/button.tsx'
import { useParams } from 'react-router'
import { LabelSheet } from './label-sheet.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { PickList } from './pick-list.tsx'
import { useSheetSize } from './use-sheet-size.ts'

/** Pick list, packing slips or labels, as the browser prints them. */
export default function SheetsPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCall(shipDeskApi.sheets, { id: Number(id) }, { staleTime: Infinity })
  useSheetSize(data?.kind)
  return (
    <div className="sheets-page">
      <header className="sheets-tools">
        <h1>{data ? sheetKind.label(data.kind) : '打印'}</h1>
        {data && <span>{`${data.orderCount} 单 · ${data.operatorName} · ${formatShopTime(data.printTime)}`}</span>}
        <Button look="primary" disabled={!data} onClick={() => window.print()}>
          打印
        </Button>
      </header>
      {data ? <Content sheets={data} /> : <WaitingFor waiting={{ error, retry: () => void refetch() }} />}
    </div>
  )
}

function Content({ sheets }: { readonly sheets: Sheets }) {
  if (sheets.kind === sheetKind.is.pick) return <PickList sheets={sheets} />
  const Sheet = sheets.kind === sheetKind.is.slip ? PackingSlip : LabelSheet
  return sheets.orders.map((order) => <Sheet key={order.orderNo} order={order} merName={sheets.merName} />)
}
