import './verify-desk.page.css'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { canScan } from '#widgets/scanner/barcode-reader.ts'
import { Scanner } from '#widgets/scanner/scanner.tsx'
import { ScanOutlined } from '@ant-design/icons'
import { orderApi } from '@zhanggui/contract/order/order'
import { type HandedOver, verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'
import { LONGEST_CODE, useCodeField } from './use-code-field.ts'
import { type Scan, useCounter } from './use-counter.ts'

/** 核销台: one large field that always has the focus, scan after scan. */
export default function VerifyDeskPage() {
  const { scans, verify, forget } = useCounter()
  const [isCamera, setCamera] = useState(false)
  const { text, type, problem, setProblem, page, input, submit, focus } = useCodeField(verify)
  return (
    <section className="verify-desk" aria-label="核销台" ref={page}>
      <h1>核销台</h1>
      <div className="verify-desk-field">
        <Input
          ref={input}
          className="verify-desk-code"
          size="large"
          aria-label="核销码"
          aria-invalid={problem !== undefined}
          placeholder="扫描或输入核销码"
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST_CODE}
          value={text}
          onChange={({ target }) => type(target.value)}
          onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && submit()}
        />
        <Button size="large" type="primary" onClick={submit}>
          核销
        </Button>
        {canScan() && (
          <Button
            size="large"
            icon={<ScanOutlined aria-hidden />}
            onClick={() => {
              setCamera(!isCamera)
              focus()
            }}
          >
            {isCamera ? '停止' : '摄像头'}
          </Button>
        )}
      </div>
      <InputProblem text={problem} />
      <Scans scans={scans} />
      {isCamera && (
        <Scanner
          label="对准核销码"
          onFound={verify}
          onFailed={(reason) => {
            setCamera(false)
            setProblem(reason)
          }}
        />
      )}
      <Last onUndone={forget} />
    </section>
  )
}

/** What was scanned, the latest first: waiting, being checked, or what came of it. */
const Scans = ({ scans }: { readonly scans: readonly Scan[] }) => (
  <div className="verify-desk-scans" role="log" aria-label="本次核销">
    {scans.map(({ no, code, state, text }) => (
      <p key={no} data-state={state}>
        <span>{code}</span>
        <strong>{text}</strong>
      </p>
    ))}
  </div>
)

interface LastProps {
  readonly onUndone: (orderNo: string) => void
}

/** The last ten, each of which may have been the wrong one. */
function Last({ onUndone }: LastProps) {
  const { data, error, refetch } = useCall(verifyDeskApi.last, {}, { alsoOf: [orderApi] })
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} />
  if (data.length === 0) return <EmptyList title="还没有核销过的订单" hint="核销后会出现在这里，30 分钟内可以撤销。" />
  return (
    <section aria-label="最近核销">
      <h2>最近核销</h2>
      <ul className="verify-desk-last">
        {data.map((order) => (
          <HandedOverRow key={order.orderNo} order={order} onUndone={onUndone} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends LastProps {
  readonly order: HandedOver
}

const HandedOverRow = ({ order, onUndone }: RowProps) => (
  <li>
    <div>
      <Link to={orderPath(order.orderNo)}>{order.orderNo}</Link>
      <span>{order.nickName}</span>
      <ShopTime at={order.verifyTime} />
      <span>{order.clerkName}</span>
    </div>
    <div className="verify-desk-goods">
      {order.goods.map(({ productName, sku, num }) => `${productName} ${sku} ×${num}`).join('；')}
    </div>
    <ActionButton
      call={verifyDeskApi.undo}
      input={{ orderNo: order.orderNo }}
      because={order.whyNotUndo || undefined}
      confirm={{ text: `撤销订单 ${order.orderNo} 的核销？订单会回到待核销。`, action: '撤销核销' }}
      success="已撤销核销"
      refresh={[orderApi]}
      onDone={() => onUndone(order.orderNo)}
    >
      撤销
    </ActionButton>
  </li>
)
