import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type ButtonLook = 'default' | 'primary' | 'link'

interface Props {
  readonly because: string | undefined
  readonly look: ButtonLook
  readonly isDanger: boolean
  readonly isBusy: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A blocked button keeps the focus, so that the reason can be read without a mouse. */
export const BlockableButton = ({ because, look, isDanger, isBusy, onClick, children }: Props) => (
  <Button
    look={look}
    data-danger={isDanger}
    aria-busy={isBusy}
    {...(because === undefined
      ? { onClick }
      : { 'aria-disabled': true, 'aria-description': because, 'data-hint': because })}
  >
    {children}
  </Button>
)
