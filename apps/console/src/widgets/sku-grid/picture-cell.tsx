import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { PlusOutlined } from '@ant-design/icons'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { SkuGridStore } from './sku-grid-store.ts'

interface Props {
  readonly grid: SkuGridStore
  readonly path: string
  readonly label: string
  readonly isActive: boolean
  readonly isReadOnly: boolean
  readonly onPick: () => void
}

/** A picture of the library; the button stays the same one while it gets the focus, so that its click is not lost. */
export function PictureCell({ grid, path, label, isActive, isReadOnly, onPick }: Props) {
  const moves = useSyncExternalStore(grid.place.subscribe, () => (isActive ? grid.place.get().moves : 0))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isActive || !grid.takeFocus()) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [grid, moves, isActive])
  return (
    <button
      ref={button}
      type="button"
      className="sku-picture"
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      aria-disabled={isReadOnly}
      onClick={() => !isReadOnly && onPick()}
    >
      {path === '' ? <PlusOutlined aria-hidden /> : <PictureFrame kind="picture" path={path} alt="" />}
    </button>
  )
}
