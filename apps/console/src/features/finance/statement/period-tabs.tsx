import { mayCall, useSession } from '#api/session.ts'
import { PageTabs } from '#ui/page/page-tabs.tsx'
import { statementApi } from '@zhanggui/contract/finance/statement'

/** Bills by day or by month. */
export function PeriodTabs({ isMonth }: { readonly isMonth: boolean }) {
  const session = useSession()
  if (!mayCall(statementApi.days, session) || !mayCall(statementApi.months, session)) return null
  const tabs = [
    { to: '/finance/statement', label: '日账单', isCurrent: !isMonth },
    { to: '/finance/statement?tab=month', label: '月账单', isCurrent: isMonth },
  ]
  return <PageTabs label="账单周期" tabs={tabs} />
}
