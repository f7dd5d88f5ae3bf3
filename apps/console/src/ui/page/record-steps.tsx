import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import type { Key } from 'react'
import { useRecordKeys } from './use-record-keys.ts'

interface Props {
  /** The records of the list, in its order. */
  readonly keys: readonly Key[]
  readonly current: Key
  readonly onGo: (key: Key) => void
}

/** From one open record to its neighbours in the list, by button or by `[` and `]`. */
export function RecordSteps({ keys, current, onGo }: Props) {
  const place = keys.indexOf(current)
  const previous = place > 0 ? keys[place - 1] : undefined
  const next = place >= 0 ? keys[place + 1] : undefined
  const toPrevious = previous === undefined ? undefined : () => onGo(previous)
  const toNext = next === undefined ? undefined : () => onGo(next)
  useRecordKeys(toPrevious, toNext)
  return (
    <Space.Compact>
      <Button
        size="small"
        aria-label="上一条"
        title="上一条（[）"
        aria-keyshortcuts="["
        icon={<LeftOutlined aria-hidden />}
        disabled={!toPrevious}
        onClick={toPrevious}
      />
      <Button
        size="small"
        aria-label="下一条"
        title="下一条（]）"
        aria-keyshortcuts="]"
        icon={<RightOutlined aria-hidden />}
        disabled={!toNext}
        onClick={toNext}
      />
    </Space.Compact>
  )
}
