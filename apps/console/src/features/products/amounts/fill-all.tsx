import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import type { AmountCell, Amounts } from './sku-amounts.ts'

interface Props {
  readonly label: string
  readonly cell: AmountCell
  readonly amounts: Amounts
}

/** Puts one figure into all rows. */
export function FillAll({ label, cell, amounts }: Props) {
  const [text, setText] = useState('')
  const fill = () => {
    if (text.trim() === '') return
    amounts.fill(cell, text)
    setText('')
  }
  return (
    <Space.Compact>
      <Input
        className="fill-all"
        aria-label={`全部${label}`}
        placeholder={`全部${label}`}
        inputMode={cell === 'price' ? 'decimal' : 'numeric'}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={fill}
      />
      <Button onClick={fill}>批量填入</Button>
    </Space.Compact>
  )
}
