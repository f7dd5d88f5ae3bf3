import { Button } from '#ui/action/button.tsx'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly expanded?: boolean
}

export const IconButton = ({ label, icon, onClick, expanded }: Props) => (
  <Button
    look="text"
    aria-label={label}
    data-hint={label}
    onClick={onClick}
    {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
  >
    {icon}
  </Button>
)
