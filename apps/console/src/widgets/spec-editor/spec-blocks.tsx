import './spec-blocks.css'
import { DeleteOutlined, PictureOutlined } from '@ant-design/icons'
import type { SpecRename } from '@zhanggui/domain/product/sku/rename-spec'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { Button } from 'antd'
import { useState } from 'react'
import {
  addSpec,
  addValues,
  orderValues,
  removeSpec,
  removeValue,
  renamed,
  type SpecEdit,
  type Specs,
} from './edit-specs.ts'
import { NewSpec, NewValue } from './new-spec.tsx'
import { RenameInput } from './rename-input.tsx'
import { type SpecPictures, SpecTags } from './spec-tags.tsx'

interface Props {
  /** Given by the form's field. */
  readonly id?: string
  readonly value?: Specs
  /** With what was renamed, where that is all. */
  readonly onChange?: (specs: Specs, rename?: SpecRename) => void
  readonly isReadOnly?: boolean
  /** What is said when a new spec lacks its name or its first value. */
  readonly incomplete: string
  /** One picture for each value of one of the specs, where the specs are those of a product. */
  readonly pictures?: SpecPictures
}

/** Specs with their values, one block each, and the way to another one. */
export function SpecBlocks({ id, value: given, onChange, isReadOnly = false, incomplete, pictures }: Props) {
  const specs = given ?? []
  /** Why the change was not made; nothing when it was. */
  const attempt = (edit: SpecEdit): string | undefined => {
    if ('reason' in edit) return edit.reason
    onChange?.(edit.specs, edit.rename)
    return undefined
  }
  return (
    <div id={id} tabIndex={-1} className="spec-blocks">
      {specs.map((spec) => (
        <SpecBlock
          key={spec.name}
          spec={spec}
          isReadOnly={isReadOnly}
          onAdd={(value) => attempt(addValues(specs, spec.name, value))}
          pictures={pictures}
          onRename={(to, value) => attempt(renamed(specs, { spec: spec.name, to, ...(value && { value }) }))}
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
  readonly pictures: SpecPictures | undefined
  readonly onAdd: (text: string) => string | undefined
  /** Of the spec itself where no value is named. */
  readonly onRename: (to: string, value?: string) => string | undefined
  readonly onValues: (values: string[]) => void
  readonly onRemoveValue: (value: string) => void
  readonly onRemove: () => void
}

function SpecBlock(props: BlockProps) {
  const { spec, isReadOnly, pictures, onAdd, onRename, onValues, onRemoveValue, onRemove } = props
  const [isRenamed, setRenamed] = useState(false)
  const isPictured = pictures?.spec === spec.name
  return (
    <section className="spec-block" aria-label={`规格 ${spec.name}`}>
      <header>
        {isReadOnly ? (
          <strong>{spec.name}</strong>
        ) : isRenamed ? (
          <RenameInput
            text={spec.name}
            label={`修改规格名称 ${spec.name}`}
            onRename={onRename}
            onEnd={() => setRenamed(false)}
          />
        ) : (
          <button type="button" className="spec-name" title="点击修改名称" onClick={() => setRenamed(true)}>
            {spec.name}
          </button>
        )}
        {pictures && !isReadOnly && (
          <Button
            size="small"
            type="text"
            icon={<PictureOutlined aria-hidden />}
            aria-pressed={isPictured}
            onClick={() => pictures.onSpec(isPictured ? undefined : spec.name)}
          >
            按值配图
          </Button>
        )}
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
          pictures={isPictured ? pictures : undefined}
          onRename={(value, to) => onRename(to, value)}
          onOrder={onValues}
          onRemove={onRemoveValue}
        />
        {!isReadOnly && <NewValue spec={spec.name} onAdd={onAdd} />}
      </div>
    </section>
  )
}
