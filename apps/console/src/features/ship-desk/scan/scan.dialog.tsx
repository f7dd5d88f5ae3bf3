import { Button } from '#ui/action/button.tsx'
import { InputProblem } from '#ui/input/input-problem.tsx'
import { canScan } from '#widgets/scanner/barcode-reader.ts'
import { Scanner } from '#widgets/scanner/scanner.tsx'
import { nextScan } from '@zhanggui/domain/order/desk/scan-order'
import { Input, type InputRef, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { fillRows } from '../desk-draft.ts'
import type { Desk } from '../use-desk.ts'

interface Props {
  readonly desk: Desk
  readonly onClose: () => void
}

/** The order off the packing slip, then its tracking number, one after the other: by a gun, the camera or the keyboard. */
export default function ScanDialog({ desk, onClose }: Props) {
  const { text, setText, orderNo, problem, setProblem, done, take } = useScanning(desk)
  const input = useRef<InputRef>(null)
  const [isCamera, setCamera] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const wanted = orderNo === '' ? '请扫描装箱单上的订单号' : `请扫描 ${orderNo} 的快递单号`
  return (
    <Modal open title="扫码录入" footer={null} width={520} onCancel={onClose}>
      <p className="desk-scan-wanted" role="status">
        {wanted}
      </p>
      <Input
        ref={input}
        size="large"
        aria-label="扫描内容"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && take(text)}
      />
      <InputProblem text={problem} />
      {canScan() && <Button onClick={() => setCamera(!isCamera)}>{isCamera ? '关闭摄像头' : '用摄像头扫'}</Button>}
      {isCamera && (
        <Scanner
          label={wanted}
          onFound={take}
          onFailed={(reason) => {
            setCamera(false)
            setProblem(reason)
          }}
        />
      )}
      <p>
        已录入 <strong>{desk.rows.filter(({ trackingNumber }) => trackingNumber !== '').length}</strong> /{' '}
        {desk.rows.length} 单
      </p>
      <ol className="desk-scan-done" aria-live="polite">
        {done.map(({ no, words }) => (
          <li key={no}>{words}</li>
        ))}
      </ol>
    </Modal>
  )
}

/** The last ones are enough to see that the right one came through. */
const SHOWN = 5

function useScanning({ rows }: Desk) {
  const [text, setText] = useState('')
  const [orderNo, setOrderNo] = useState('')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<readonly { readonly no: number; readonly words: string }[]>([])
  const take = (code: string) => {
    setText('')
    const scanned = nextScan({ orderNo }, code, rows)
    setProblem(scanned.kind === 'wrong' ? scanned.reason : undefined)
    if (scanned.kind === 'order') setOrderNo(scanned.orderNo)
    if (scanned.kind !== 'number') return
    const { trackingNumber } = scanned
    const row = rows.find((each) => each.orderNo === orderNo)
    const box = row && row.parcel > 0 ? rows.filter(({ parcel }) => parcel === row.parcel) : [{ orderNo }]
    fillRows(new Map(box.map((each) => [each.orderNo, { trackingNumber }])))
    setDone([{ no: (done[0]?.no ?? 0) + 1, words: `${orderNo} → ${trackingNumber}` }, ...done].slice(0, SHOWN))
    setOrderNo('')
  }
  return { text, setText, orderNo, problem, setProblem, done, take }
}
