import './column-settings.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { Button } from '#ui/action/button.tsx'
import { usePopupLife } from '#ui/menu/use-popup-life.ts'
import { SettingOutlined } from '@ant-design/icons'
import { type ComponentProps, Suspense, useRef, useState } from 'react'

const Panel = lazyPart(() => import('./column-settings-panel.tsx'))

/** Which columns, in which order, how wide and how dense; kept in this browser as the difference from the default. */
export function ColumnSettings(props: ComponentProps<typeof Panel>) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className="column-settings-place">
      <Button
        ref={button}
        look="text"
        aria-label="列设置"
        data-hint="列设置"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SettingOutlined aria-hidden />
      </Button>
      {isOpen && (
        <SettingsBox opener={button} onClose={() => setOpen(false)}>
          <Suspense>
            <Panel {...props} />
          </Suspense>
        </SettingsBox>
      )}
    </span>
  )
}

interface BoxProps extends Pick<ComponentProps<'div'>, 'children'> {
  readonly opener: { readonly current: HTMLElement | null }
  readonly onClose: () => void
}

function SettingsBox({ opener, onClose, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  usePopupLife(box, opener, onClose)
  return (
    <div ref={box} role="dialog" aria-label="列设置" className="column-settings-box" tabIndex={-1}>
      {children}
    </div>
  )
}
