import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { ADDING } from '#ui/page/page.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
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

/** Adds a record: beside the title of a list, and in the empty list. */
export const AddButton = ({ call, ...begin }: Props) => (
  <Can call={call}>
    <BeginButton {...begin} />
  </Can>
)

function BeginButton({ onClick, to, children }: Omit<Props, 'call'>) {
  const navigate = useNavigate()
  const begin = () => (to === undefined ? onClick?.() : void navigate(to))
  useBeginByAddress(begin)
  return (
    <Button look="primary" onClick={begin}>
      {children}
    </Button>
  )
}

/** Opens the form right away for those who came by a link for adding something. */
function useBeginByAddress(begin: () => void) {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(ADDING)
  const start = useEffectEvent(() => {
    const rest = new URLSearchParams(search)
    rest.delete(ADDING)
    setSearch(rest, { replace: true })
    begin()
  })
  useEffect(() => {
    if (isAsked) start()
  }, [isAsked])
}
