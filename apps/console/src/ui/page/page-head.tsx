import './page-head.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  /** Where one came from. */
  readonly back: string
  readonly title: string
  readonly titleId?: string
  /** Beside the title: what this one is, in what state. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** The head of a page that one goes back from: way back, title, and at the other end what can be done. */
export const PageHead = ({ back, title, titleId, children, actions }: Props) => (
  <header className="page-head">
    <Link className="page-back" to={back} aria-label="返回" title="返回">
      <ArrowLeftOutlined aria-hidden />
    </Link>
    <h1 id={titleId}>{title}</h1>
    {children}
    {actions && <div className="page-actions">{actions}</div>}
  </header>
)
