import { PageTabs } from '#ui/page/page-tabs.tsx'

/** What was exported, and what is exported by itself. */
export const ExportTabs = ({ isSchedule }: { readonly isSchedule: boolean }) => (
  <PageTabs
    label="导出"
    tabs={[
      { to: '/operation/export', label: '导出记录', isCurrent: !isSchedule },
      { to: '/operation/export?tab=schedule', label: '定时导出', isCurrent: isSchedule },
    ]}
  />
)
