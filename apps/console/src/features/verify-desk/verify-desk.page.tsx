import './verify-desk.page.css'
import { useCall } from '#api/use-call.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { useAction } from '#ui/action/use-action.ts'
import { WaitingFor } from '#ui/form/edit/waiting-for.tsx'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { EmptyList } from '#ui/list/list-empty.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { canScan } from '#widgets/scanner/barcode-reader.ts'
import { Scanner } from '#widgets/scanner/scanner.tsx'
import { ScanOutlined } from '@ant-design/icons'
import { orderApi } from '@zhanggui/contract/order/order'
import { type HandedOver, verifyDeskApi } from '@zhanggui/contract/order/verify-desk'
import { Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { orderPath } from '../orders/public.ts'

/** 核销台: one large field that always has the focus, scan after scan. */
export default function VerifyDeskPage() {
  const { code, type, problem, setProblem, done, isBusy, input, verify, holdFocus } = useCounter()
  const [isCamera, setCamera] = useState(false)
  return (
    <section className="verify-desk" aria-label="核销台">
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
          maxLength={20}
          value={code}
          onChange={({ target }) => type(target.value)}
          onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && void verify(code)}
          onBlur={holdFocus}
        />
        <Button size="large" type="primary" loading={isBusy} onClick={() => void verify(code)}>
          核销
        </Button>
        {canScan() && (
          <Button size="large" icon={<ScanOutlined aria-hidden />} onClick={() => setCamera(!isCamera)}>
            {isCamera ? '停止' : '摄像头'}
          </Button>
        )}
      </div>
      <InputProblem text={problem} />
      <p className="verify-desk-done" role="status">
        {done && `订单 ${done} 核销成功，请交付商品`}
      </p>
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
      <Last />
    </section>
  )
}

/** The last ten, each of which may have been the wrong one. */
function Last() {
  const { data, error, refetch } = useCall(verifyDeskApi.last, {}, { alsoOf: [orderApi] })
  if (!data) return <WaitingFor waiting={{ error, retry: () => void refetch() }} />
  if (data.length === 0) return <EmptyList title="还没有核销过的订单" hint="核销后会出现在这里，30 分钟内可以撤销。" />
  return (
    <section aria-label="最近核销">
      <h2>最近核销</h2>
      <ul className="verify-desk-last">
        {data.map((order) => (
          <HandedOverRow key={order.orderNo} order={order} />
        ))}
      </ul>
    </section>
  )
}

const HandedOverRow = ({ order }: { readonly order: HandedOver }) => (
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
    >
      撤销
    </ActionButton>
  </li>
)

/** A code from being scanned to the order that it stands for; the field has the focus again afterwards. */
function useCounter() {
  const { run, isBusy } = useAction()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState('')
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus(), [])

  const verify = async (typed: string) => {
    const verifyCode = typed.trim()
    setDone('')
    setProblem(verifyCode === '' ? '输入不能为空' : undefined)
    if (verifyCode === '') return
    await run({
      call: orderApi.verify,
      input: { verifyCode },
      success: '',
      refresh: [verifyDeskApi],
      onDone: ({ orderNo }) => setDone(orderNo),
      // A wrong code goes as well: the next scan must not be added to it.
      onRefused: ({ message }) => setProblem(`${verifyCode}：${message}`),
    })
    setCode('')
    input.current?.focus()
  }
  /** Back from whatever took the focus without wanting it: the page's ground, a button that has done its work. */
  const holdFocus = () =>
    setTimeout(() => {
      if (document.activeElement === document.body) input.current?.focus()
    })
  const type = (text: string) => {
    setCode(text)
    setProblem(undefined)
  }
  return { code, type, problem, setProblem, done, isBusy, input, verify, holdFocus }
}
