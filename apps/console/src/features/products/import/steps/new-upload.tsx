import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { IMPORT_PAGE } from '../../product-paths.ts'

interface Props {
  readonly isPrimary?: boolean
  readonly children: ReactNode
}

/** Back to the first step, with another file. This one stays among the last imports. */
export function NewUpload({ isPrimary = false, children }: Props) {
  const navigate = useNavigate()
  return (
    <Button type={isPrimary ? 'primary' : 'default'} onClick={() => void navigate(IMPORT_PAGE)}>
      {children}
    </Button>
  )
}
