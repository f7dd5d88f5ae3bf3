import type { SessionUser } from '@zhanggui/contract/session'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { useState } from 'react'
import { greeting } from './greeting.ts'

export function Welcome({ user }: { user: SessionUser }) {
  const [openedAt] = useState(() => new Date())
  const facts = [
    user.lastLoginTime ? `最近登录 ${formatShopTime(user.lastLoginTime)}` : '',
    user.lastIp ? `登录地址 ${user.lastIp}` : '',
    user.loginCount > 0 ? `累计登录 ${user.loginCount} 次` : '',
  ].filter(Boolean)
  return (
    <header className="dashboard-welcome">
      <div>
        <h1>
          {greeting(openedAt)}，{user.realName || user.account}
        </h1>
        <p>{[user.merName, ...user.roleNames].filter(Boolean).join(' · ')}</p>
      </div>
      <ul aria-label="登录信息">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  )
}
