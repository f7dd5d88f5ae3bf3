import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { useNavigate } from 'react-router'
import { Button } from './button.tsx'
import { Can } from './can.tsx'

interface Props {
  /** What is made in the end: who may not make it sees no button. */
  readonly call: Endpoint
  /** Opens the form for a new one, or leads to the page that has it. */
  readonly onClick?: () => void
  readonly to?: string
  readonly children: string
}

/** Begins something new: beside the title of a list, and where the list is still empty. */
export function AddButton({ call, onClick, to, children }: Props) {
  const navigate = useNavigate()
  const begin = () => (to === undefined ? onClick?.() : void navigate(to))
  return (
    <Can call={call}>
      <Button look="primary" onClick={begin}>
        {children}
      </Button>
    </Can>
  )
}
