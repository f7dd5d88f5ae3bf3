import { type GetRef, Input, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'

interface Props {
  /** Rows on the desk. */
  readonly count: number
  readonly onPaste: (text: string) => void
  readonly onClose: () => void
}

/** A column of tracking numbers out of a spreadsheet. */
export default function PasteDialog({ count, onPaste, onClose }: Props) {
  const [text, setText] = useState('')
  const area = useRef<GetRef<typeof Input.TextArea>>(null)
  useEffect(() => area.current?.focus(), [])
  const lines = text.split('\n').filter((line) => line.trim() !== '').length
  return (
    <Modal
      open
      title="粘贴单号"
      okText={lines > 0 ? `填入 ${lines} 行` : '填入'}
      cancelText="取消"
      okButtonProps={{ disabled: lines === 0 }}
      onOk={() => {
        onPaste(text)
        onClose()
      }}
      onCancel={onClose}
    >
      <p className="desk-dialog-text">
        {`每行一个快递单号，按表格从上到下依次填入（共 ${count} 单）。也可以粘贴带订单号、快递公司的几列，会按订单号对应。`}
      </p>
      <Input.TextArea
        ref={area}
        aria-label="快递单号"
        rows={10}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Modal>
  )
}
