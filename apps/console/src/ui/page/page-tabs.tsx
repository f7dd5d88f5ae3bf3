import './page-tabs.css'
import { Link } from 'react-router'

interface PageTab {
  readonly to: string
  readonly label: string
  readonly isCurrent: boolean
}

/** Lists that share a page, each with filters of its own. */
export const PageTabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly PageTab[] }) => (
  <nav className="page-tabs" aria-label={label}>
    {tabs.map((tab) => (
      <Link key={tab.to} to={tab.to} {...(tab.isCurrent && { 'aria-current': 'page' as const })}>
        {tab.label}
      </Link>
    ))}
  </nav>
)
