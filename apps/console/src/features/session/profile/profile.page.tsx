import { type Session, useSession } from '#api/session.ts'
import { Avatar } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FactorSection } from '../factor/factor-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { InvitationSection } from './invitation-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import './profile.page.css'

interface Section {
  readonly key: string
  readonly title: string
  readonly content: ReactNode
}

/** 个人中心: what staff may change about themselves. */
export default function ProfilePage() {
  const user = useSession()?.user
  const [query] = useSearchParams()
  if (!user) return null
  const sections = sectionsOf(user, query.get('type'))
  const name = user.realName || user.account
  return (
    <div className="profile-page">
      <header className="profile-head">
        <Avatar className="profile-avatar" size={56} {...(user.headerImage ? { src: user.headerImage } : {})}>
          {name.slice(0, 1).toUpperCase()}
        </Avatar>
        <div>
          <h1>{name}</h1>
          <p>{[user.merName, ...user.roleNames].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <div className="profile-sections">
        {sections.map(({ key, title, content }) => (
          <section key={key} aria-labelledby={`profile-${key}`}>
            <h2 id={`profile-${key}`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

/** The one that the address names, by a notice for example, comes first. */
const sectionsOf = (user: Session['user'], chosen: string | null): readonly Section[] =>
  [
    { key: 'basics', title: '基本信息', content: <ProfileForm user={user} /> },
    {
      key: 'password',
      title: '修改密码',
      content: <PasswordForm account={user.account} chosen={chosen === 'password'} />,
    },
    { key: 'factor', title: '两步验证', content: <FactorSection account={user.account} /> },
    { key: 'devices', title: '登录设备', content: <DeviceSection /> },
    { key: 'shops', title: '店铺邀请', content: <InvitationSection /> },
  ].toSorted((one, other) => Number(other.key === chosen) - Number(one.key === chosen))
