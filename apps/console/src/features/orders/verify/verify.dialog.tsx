import './verify.dialog.css'
import { useAction } from '#ui/action/use-action.ts'
import { markChanged } from '#ui/list/trail/changed-record.ts'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { canScan } from '#widgets/scanner/barcode-reader.ts'
import { Scanner } from '#widgets/scanner/scanner.tsx'
import { orderApi } from '@zhanggui/contract/order/order'
import { ScanOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { orderPath } from '../order-paths.ts'

/** Hands goods over for a pick-up code, typed or scanned, one buyer after the other. */
export default function VerifyDialog({ onClose }: { readonly onClose: () => void }) {
  const { code, type, problem, setProblem, done, isBusy, input, verify } = useVerification()
  const [isScanning, setScanning] = useState(false)
  const take = (scanned: string) => {
    setScanning(false)
    type(scanned)
    void verify(scanned)
  }
  return (
    <Modal
      open
      title="核销订单"
      width={480}
      mask={{ closable: false }}
      okText="核销"
      cancelText="关闭"
      confirmLoading={isBusy}
      onOk={() => void verify(code)}
      onCancel={onClose}
    >
      <div className="verify-code">
        <Input
          ref={input}
          size="large"
          aria-label="核销码"
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { status: 'error' })}
          placeholder="请输入核销码"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={({ target }) => type(target.value)}
          onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && void verify(code)}
        />
        {canScan() && (
          <Button size="large" icon={<ScanOutlined aria-hidden />} onClick={() => setScanning(!isScanning)}>
            {isScanning ? '停止' : '扫码'}
          </Button>
        )}
      </div>
      <InputProblem text={problem} />
      {isScanning && (
        <Scanner
          label="对准核销码"
          onFound={take}
          onFailed={(reason) => {
            setScanning(false)
            setProblem(reason)
          }}
        />
      )}
      <Verified of={done} onLook={onClose} />
    </Modal>
  )
}

interface VerifiedProps {
  readonly of: readonly string[]
  readonly onLook: () => void
}

/** The orders that were handed over just now. */
const Verified = ({ of, onLook }: VerifiedProps) => (
  <ul className="verify-done" aria-live="polite">
    {of.map((orderNo) => (
      <li key={orderNo}>
        <span className="verify-done-word">核销成功</span>
        <Link to={orderPath(orderNo)} onClick={onLook}>
          {orderNo}
        </Link>
      </li>
    ))}
  </ul>
)

/** A code from being typed to the order that it stands for. */
function useVerification() {
  const { run, isBusy } = useAction()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<readonly string[]>([])
  const input = useRef<InputRef>(null)
  useEffect(() => input.current?.focus(), [])

  const verify = async (typed: string) => {
    const verifyCode = typed.trim()
    setProblem(verifyCode === '' ? '输入不能为空' : undefined)
    if (verifyCode === '') return
    await run({
      call: orderApi.verify,
      input: { verifyCode },
      success: '核销成功',
      onDone: ({ orderNo }) => {
        markChanged(orderApi.list, orderNo)
        setDone((before) => [orderNo, ...before])
        setCode('')
      },
      onRefused: ({ message }) => setProblem(message),
    })
    input.current?.focus()
  }
  const type = (text: string) => {
    setCode(text)
    setProblem(undefined)
  }
  return { code, type, problem, setProblem, done, isBusy, input, verify }
}
