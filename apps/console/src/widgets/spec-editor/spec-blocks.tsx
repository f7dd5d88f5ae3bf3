import './spec-blocks.css'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { Button, Input, type InputRef } from 'antd'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addSpec, addValue, orderValues, removeSpec, removeValue, type SpecEdit, type Specs } from './edit-specs.ts'
import { SpecTags } from './spec-tags.tsx'

interface Props {
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: Specs
  readonly onChange?: (specs: Specs) => void
  readonly isReadOnly?: boolean
  /** What is said when a new spec lacks its name or its first value. */
  readonly incomplete: string
}

/** Specs with their values, one block each, and the way to another one. */
export function SpecBlocks({ id, value: given, onChange, isReadOnly = false, incomplete }: Props) {
  const specs = given ?? []
  /** Why the change was not made; nothing when it was. */
  const attempt = (edit: SpecEdit): string | undefined => {
    if ('reason' in edit) return edit.reason
    onChange?.(edit.specs)
    return undefined
  }
  return (
    <div id={id} tabIndex={-1} className="spec-blocks">
      {specs.map((spec) => (
        <SpecBlock
          key={spec.name}
          spec={spec}
          isReadOnly={isReadOnly}
          onAdd={(value) => attempt(addValue(specs, spec.name, value))}
          onValues={(values) => onChange?.(orderValues(specs, spec.name, values))}
          onRemoveValue={(value) => onChange?.(removeValue(specs, spec.name, value))}
          onRemove={() => onChange?.(removeSpec(specs, spec.name))}
        />
      ))}
      {!isReadOnly && <NewSpec onAdd={(name, value) => attempt(addSpec(specs, name, value, incomplete))} />}
    </div>
  )
}

interface BlockProps {
  readonly spec: Spec
  readonly isReadOnly: boolean
  readonly onAdd: (value: string) => string | undefined
  readonly onValues: (values: string[]) => void
  readonly onRemoveValue: (value: string) => void
  readonly onRemove: () => void
}

function SpecBlock({ spec, isReadOnly, onAdd, onValues, onRemoveValue, onRemove }: BlockProps) {
  return (
    <section className="spec-block" aria-label={`规格 ${spec.name}`}>
      <header>
        <strong>{spec.name}</strong>
        {!isReadOnly && (
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`删除规格 ${spec.name}`}
            onClick={onRemove}
          />
        )}
      </header>
      <div className="spec-values">
        <SpecTags
          label={spec.name}
          values={spec.values}
          isReadOnly={isReadOnly}
          onOrder={onValues}
          onRemove={onRemoveValue}
        />
        {!isReadOnly && <NewValue spec={spec.name} onAdd={onAdd} />}
      </div>
    </section>
  )
}

/** Enter adds instead of sending the form around it; while an input method is composing it belongs to that. */
function onEnter(event: KeyboardEvent, act: () => void) {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  act()
}

function NewValue({ spec, onAdd }: { readonly spec: string; readonly onAdd: BlockProps['onAdd'] }) {
  const [text, setText] = useState('')
  const [reason, setReason] = useState<string>()
  const add = () => {
    const refused = onAdd(text)
    setReason(refused)
    if (refused === undefined) setText('')
  }
  return (
    <span className="spec-new-value">
      <Input
        size="small"
        aria-label={`${spec}的新规格值`}
        aria-invalid={reason !== undefined}
        placeholder="按回车键添加"
        maxLength={32}
        {...(reason === undefined ? {} : { status: 'error' as const })}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setReason(undefined)
        }}
        onPressEnter={(event) => onEnter(event, add)}
      />
      <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={add}>
        添加
      </Button>
      <Reason text={reason} />
    </span>
  )
}

interface NewSpecProps {
  readonly onAdd: (name: string, value: string) => string | undefined
}

function NewSpec({ onAdd }: NewSpecProps) {
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
        placeholder="规格值，如：红色"
        maxLength={32}
        value={draft.value}
        onChange={({ target }) => setDraft({ ...draft, value: target.value })}
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

const Reason = ({ text }: { readonly text: string | undefined }) => (
  <span className="spec-reason" role="alert">
    {text}
  </span>
)
