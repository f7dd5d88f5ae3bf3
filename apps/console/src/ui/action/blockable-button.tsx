import './blockable-button.css'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'

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
export function BlockableButton({ because, look, isDanger, isBusy, onClick, children }: Props) {
  const button = (
    <Button
      className={because === undefined ? '' : 'is-blocked'}
      type={look}
      size={look === 'link' ? 'small' : 'medium'}
      danger={isDanger}
      loading={isBusy}
      {...(because === undefined ? { onClick } : { 'aria-disabled': true, 'aria-description': because })}
    >
      {children}
    </Button>
  )
  return because === undefined ? button : <Tooltip title={because}>{button}</Tooltip>
}
