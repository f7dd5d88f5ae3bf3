import { useSession } from '#api/session.ts'
import { Avatar } from 'antd'
import { useSearchParams } from 'react-router'
import { FactorSection } from '../factor/factor-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { InvitationSection } from './invitation-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import './profile.page.css'

/** 个人中心: what staff may change about themselves. */
export default function ProfilePage() {
  const user = useSession()?.user
  const [query] = useSearchParams()
  if (!user) return null
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
        <section aria-labelledby="profile-basics">
          <h2 id="profile-basics">基本信息</h2>
          <ProfileForm user={user} />
        </section>
        <section aria-labelledby="profile-password">
          <h2 id="profile-password">修改密码</h2>
          <PasswordForm account={user.account} chosen={query.get('type') === 'password'} />
        </section>
        <section aria-labelledby="profile-factor">
          <h2 id="profile-factor">两步验证</h2>
          <FactorSection account={user.account} />
        </section>
        <section aria-labelledby="profile-devices">
          <h2 id="profile-devices">登录设备</h2>
          <DeviceSection />
        </section>
        <section aria-labelledby="profile-invitations">
          <h2 id="profile-invitations">店铺邀请</h2>
          <InvitationSection />
        </section>
      </div>
    </div>
  )
}
