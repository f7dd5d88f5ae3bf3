import { Button } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly isOn?: boolean
  readonly isOff: boolean
  readonly onClick?: () => void
}

/** A click leaves the caret where it is. */
export const TextTool = ({ label, icon, isOn, isOff, onClick }: Props) => (
  <Button
    size="small"
    type="text"
    className="text-tool"
    aria-label={label}
    title={label}
    {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
    icon={<span aria-hidden>{icon}</span>}
    disabled={isOff}
    onMouseDown={(event) => event.preventDefault()}
    {...(onClick ? { onClick } : {})}
  />
)
