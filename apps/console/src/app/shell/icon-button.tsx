import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly expanded?: boolean
}

export function IconButton({ label, icon, onClick, expanded }: Props) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button
        type="text"
        icon={icon}
        aria-label={label}
        onClick={onClick}
        {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      />
    </Tooltip>
  )
}
