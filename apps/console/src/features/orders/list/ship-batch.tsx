import { Button } from '#ui/action/button.tsx'
import { Can } from '#ui/action/can.tsx'
import type { ListState } from '#ui/list/use-list-state.ts'
import type { orderApi } from '@zhanggui/contract/order/order'
import { shipDeskApi } from '@zhanggui/contract/order/ship-desk'
import { useNavigate } from 'react-router'
import { SHIP_DESK, takeToDesk } from '../../ship-desk/public.ts'

/** Takes the ticked orders, or all that the filter lets through, to the ship desk. */
export function ShipBatch({ list }: { readonly list: ListState<typeof orderApi.list> }) {
  const navigate = useNavigate()
  const { selection, filter } = list
  const ship = () => {
    const { status: _, ...narrowing } = filter
    takeToDesk(selection.isAll ? { filter: narrowing } : { orderNos: selection.rows.map(({ orderNo }) => orderNo) })
    selection.clear()
    void navigate(SHIP_DESK)
  }
  return (
    <Can call={shipDeskApi.ship}>
      <Button look="primary" onClick={ship}>
        批量发货
      </Button>
    </Can>
  )
}
