import './notice-settings.page.css'
import { mayCall, useSession } from '#api/session.ts'
import { noticeApi } from '@zhanggui/contract/notice'
import { useId } from 'react'
import { AudienceSection } from './audience-section.tsx'
import { DesktopSection } from './desktop-section.tsx'
import { KindSection } from './kind-section.tsx'
import { QuietForm } from './quiet-form.tsx'

/** 通知设置: how one is told of what, and when not; for who looks after the roles also who is told at all. */
export default function NoticeSettingsPage() {
  const mayDirect = mayCall(noticeApi.audience, useSession())
  const titleId = useId()
  return (
    <section className="notice-settings" aria-labelledby={titleId}>
      <h1 id={titleId}>通知设置</h1>
      <div className="notice-settings-top">
        <QuietForm />
        <DesktopSection />
      </div>
      <KindSection />
      {mayDirect && <AudienceSection />}
    </section>
  )
}
