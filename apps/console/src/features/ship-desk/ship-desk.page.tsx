import './ship-desk.page.css'
import { Button } from '#ui/action/button.tsx'
import { useApp } from '#ui/feedback/use-app.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { Link } from 'react-router'
import { changeDesk, fillRows, takeOffDesk } from './desk-draft.ts'
import { DeskGrid } from './desk-grid.tsx'
import { WAYBILLS } from './desk-paths.ts'
import { DeskTools } from './desk-tools.tsx'
import { pasteNumbers } from './paste-numbers.ts'
import { SameAddress } from './same-address.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { type Shipping, useShipping } from './use-shipping.tsx'

/** 批量发货: what is to be packed, its numbers, and out of the door. */
export default function ShipDeskPage() {
  const desk = useDesk()
  const shipping = useShipping(desk)
  const { message } = useApp()
  const paste = (text: string, start: number) => {
    const { filled, left } = pasteNumbers(text, desk.rows, start, desk.carriers)
    fillRows(filled)
    if (filled.size > 0) void message.success(`已填入 ${filled.size} 个快递单号`)
    if (left > 0) void message.warning(`${left} 个单号没有对应的订单，已忽略`)
  }
  return (
    <section className="ship-desk" aria-label="批量发货">
      <header className="list-head">
        <h1>批量发货</h1>
        {desk.isEmpty ? (
          <Link to={WAYBILLS}>电子面单记录</Link>
        ) : (
          <DeskTools desk={desk} onPaste={(text) => paste(text, 0)} />
        )}
      </header>
      <Body desk={desk} shipping={shipping} onPaste={paste} />
      {shipping.element}
    </section>
  )
}

interface FootProps {
  readonly desk: Desk
  readonly shipping: Shipping
}

interface BodyProps extends FootProps {
  readonly onPaste: (text: string, start: number) => void
}

function Body({ desk, shipping, onPaste }: BodyProps) {
  if (desk.isEmpty) return <EmptyDesk />
  const waiting = desk.searching ?? desk.waiting
  if (waiting) return <WaitingFor waiting={waiting} rows={6} />
  if (desk.rows.length === 0) return <EmptyDesk />
  return (
    <>
      {desk.notice !== '' && (
        <aside className="desk-hint" aria-label="未全部载入">
          <span>{desk.notice}</span>
          <Button onClick={() => changeDesk({ notice: '' })}>知道了</Button>
        </aside>
      )}
      <SameAddress rows={desk.rows} />
      <DeskGrid rows={desk.rows} carriers={desk.carriers} onPaste={onPaste} />
      <DeskFoot desk={desk} shipping={shipping} />
    </>
  )
}

const takeAll = () => changeDesk({ filter: {}, orderNos: [], filled: {} })

const EmptyDesk = () => (
  <EmptyList
    title="发货台上还没有订单"
    hint="载入所有待发货的订单（最早的 500 单），或在订单列表中勾选后点「批量发货」。"
    action={
      <div className="ship-desk-begin">
        <Button look="primary" onClick={takeAll}>
          载入全部待发货订单
        </Button>
        <Link to="/order/list?status=notShipped">去订单列表选择</Link>
      </div>
    }
  />
)

/** How far the desk is, and the button that ships. */
function DeskFoot({ desk, shipping }: FootProps) {
  const { rows } = desk
  const ready = rows.filter(({ isReady }) => isReady)
  const failed = rows.filter(({ hasFailed }) => hasFailed)
  const blocked = rows.filter((row) => row.blocked !== undefined)
  const wrong = rows.filter((row) => row.blocked === undefined && row.problem !== undefined)
  return (
    <footer className="ship-desk-foot">
      <p role="status">
        共 <strong>{rows.length}</strong> 单，可发 <strong>{ready.length}</strong> 单
        {wrong.length > 0 && <span data-tone="danger">，{wrong.length} 单需要修改</span>}
        {blocked.length > 0 && <span data-tone="danger">，{blocked.length} 单不能发货</span>}
      </p>
      {blocked.length > 0 && (
        <Button look="link" onClick={() => takeOffDesk(new Set(blocked.map(({ orderNo }) => orderNo)))}>
          移走不能发货的
        </Button>
      )}
      <Button look="link" onClick={() => takeOffDesk(new Set([...rows.map(({ orderNo }) => orderNo), ...desk.gone]))}>
        清空发货台
      </Button>
      {shipping.isRunning && (
        <Button look="link" onClick={shipping.look}>
          正在发货，查看进度
        </Button>
      )}
      {failed.length > 0 && (
        <Button disabled={shipping.isRunning} aria-busy={shipping.isBusy} onClick={() => void shipping.ship(failed)}>
          {`重试失败的 ${failed.length} 单`}
        </Button>
      )}
      <Button
        look="primary"
        disabled={ready.length === 0 || shipping.isRunning}
        aria-busy={shipping.isBusy}
        onClick={() => void shipping.ship(ready)}
      >
        {`发货 ${ready.length} 单`}
      </Button>
    </footer>
  )
}
