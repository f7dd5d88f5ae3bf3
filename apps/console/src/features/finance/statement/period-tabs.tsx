import { mayCall, useSession } from '#api/session.ts'
import { statementApi } from '@zhanggui/contract/finance/statement'
import { Link } from 'react-router'

/** Bills by day or by month, each with filters of its own. */
export function PeriodTabs({ isMonth }: { readonly isMonth: boolean }) {
  const session = useSession()
  if (!mayCall(statementApi.days, session) || !mayCall(statementApi.months, session)) return null
  const current = (is: boolean) => (is ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <nav className="period-tabs" aria-label="账单周期">
      <Link to="/finance/statement" {...current(!isMonth)}>
        日账单
      </Link>
      <Link to="/finance/statement?tab=month" {...current(isMonth)}>
        月账单
      </Link>
    </nav>
  )
}
