import { PlusOutlined } from '@ant-design/icons'
import { valuesListedIn } from '@zhanggui/domain/product/sku/rename-spec'
import { Button, Input, type InputRef } from 'antd'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Reason } from './reason.tsx'

/** Enter adds instead of sending the form around it; while an input method is composing it belongs to that. */
function onEnter(event: KeyboardEvent, act: () => void) {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  act()
}

/** The values of a list that is pasted. The input has one line: a list with line breaks would become one long value. */
function takeList(event: ClipboardEvent, take: (values: readonly string[]) => void) {
  const values = valuesListedIn(event.clipboardData.getData('text/plain'))
  if (values.length < 2) return
  event.preventDefault()
  take(values)
}

export function NewValue({
  spec,
  onAdd,
}: {
  readonly spec: string
  readonly onAdd: (text: string) => string | undefined
}) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState<string>()
  const add = (all = text) => {
    const refused = onAdd(all)
    setReason(refused)
    setText(refused === undefined ? '' : all)
  }
  return (
    <span className="spec-new-value">
      <Input
        size="small"
        aria-label={`${spec}的新规格值`}
        aria-invalid={reason !== undefined}
        placeholder="按回车键添加，可粘贴多个"
        {...(reason === undefined ? {} : { status: 'error' as const })}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setReason(undefined)
        }}
        onPaste={(event) => takeList(event, (values) => add([text, ...values].join('、')))}
        onPressEnter={(event) => onEnter(event, add)}
      />
      <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
        添加
      </Button>
      <Reason text={reason} />
    </span>
  )
}

interface NewSpecProps {
  readonly onAdd: (name: string, value: string) => string | undefined
}

export function NewSpec({ onAdd }: NewSpecProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewSpecForm onAdd={onAdd} onClose={() => setOpen(false)} />
  return (
    <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
      添加新规格
    </Button>
  )
}

function NewSpecForm({ onAdd, onClose }: NewSpecProps & { readonly onClose: () => void }) {
  const [draft, setDraft] = useState({ name: '', value: '' })
  const [reason, setReason] = useState<string>()
  const first = useRef<InputRef>(null)
  useEffect(() => first.current?.focus(), [])
  const add = () => {
    const refused = onAdd(draft.name, draft.value)
    setReason(refused)
    if (refused === undefined) onClose()
  }
  return (
    <div className="spec-new" role="group" aria-label="添加新规格">
      <Input
        ref={first}
        aria-label="规格"
        placeholder="规格，如：颜色"
        maxLength={32}
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        onPressEnter={(event) => onEnter(event, add)}
      />
      <Input
        aria-label="规格值"
        placeholder="规格值，如：红色、蓝色"
        value={draft.value}
        onChange={({ target }) => setDraft({ ...draft, value: target.value })}
        onPaste={(event) =>
          takeList(event, (values) =>
            setDraft({ ...draft, value: [draft.value, ...values].filter((each) => each !== '').join('、') }),
          )
        }
        onPressEnter={(event) => onEnter(event, add)}
      />
      <Button type="primary" onClick={add}>
        确定
      </Button>
      <Button onClick={onClose}>取消</Button>
      <Reason text={reason} />
    </div>
  )
}
