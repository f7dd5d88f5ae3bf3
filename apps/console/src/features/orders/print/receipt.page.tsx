import './receipt.page.css'
import { useCall } from '#api/use-call.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { storeText, useStoredText } from '#ui/live/stored-text.ts'
import { orderApi } from '@zhanggui/contract/order/order'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Radio } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import { paperFrom, papers } from './paper.ts'
import { Receipt } from './receipt.tsx'

/** The paper that was chosen last: the printer beside this browser stays the same. */
const LAST_PAPER = 'zhanggui.receipt-paper'

/** 打印小票 by the browser: what stands on it, and on which paper. */
export default function ReceiptPage() {
  const { orderNo = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const stored = useStoredText(LAST_PAPER)
  const paper = paperFrom(search.get('paper')) ?? paperFrom(stored) ?? '80'
  const slip = useCall(orderApi.slip, { orderNo }, { staleTime: Infinity })
  if (!slip.data) return <WaitingFor waiting={{ error: slip.error, retry: () => void slip.refetch() }} />
  return (
    <div className="receipt-page">
      <div className="receipt-tools">
        <Radio.Group
          aria-label="纸张"
          optionType="button"
          options={[...papers]}
          value={paper}
          onChange={({ target }) => {
            const chosen = paperFrom(String(target.value))
            storeText(LAST_PAPER, chosen)
            setSearch({ paper: chosen ?? '' }, { replace: true })
          }}
        />
        <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          打印
        </Button>
      </div>
      <Receipt slip={slip.data} paper={paper} />
    </div>
  )
}
