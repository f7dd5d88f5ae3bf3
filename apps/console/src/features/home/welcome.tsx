import { drawnPage } from '#api/network/drawn-page.ts'
import { useSession } from '#api/session.ts'
import type { homeApi } from '@zhanggui/contract/home'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import type { SessionUser } from '@zhanggui/contract/session'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { useState } from 'react'
import { daysSince, greeting } from './greeting.ts'

interface Props {
  readonly user: SessionUser
  /** Undefined while loading. */
  readonly shop: ReplyOf<typeof homeApi.operating>['shop'] | undefined
}

export function Welcome({ user, shop }: Props) {
  const [openedAt] = useState(drawnPage.now)
  return (
    <header className="dashboard-welcome">
      <div>
        <h1>
          {greeting(openedAt)}，{user.realName || user.account}
        </h1>
        <p>{[user.merName, ...user.roleNames].filter(Boolean).join(' · ')}</p>
      </div>
      {shop ? (
        <ul aria-label="店铺">
          <li className={shop.isSwitch ? 'shop-state is-open' : 'shop-state'}>{shop.isSwitch ? '营业中' : '未营业'}</li>
          {shop.isSelf ? <li>自营</li> : null}
          <li>{shop.merStarLevel} 星商户</li>
          <li data-hint={`${formatShopTime(shop.createTime).slice(0, 10)} 入驻`}>
            入驻 {daysSince(shop.createTime, openedAt).toLocaleString('zh-CN')} 天
          </li>
        </ul>
      ) : null}
    </header>
  )
}

/** Whoever looks at it may notice that it was not them. */
export function LastSignIn() {
  const user = useSession()?.user
  const facts = [
    user?.lastLoginTime ? `最近登录 ${formatShopTime(user.lastLoginTime)}` : '',
    user?.lastIp ? `登录地址 ${user.lastIp}` : '',
    user && user.loginCount > 0 ? `累计登录 ${user.loginCount} 次` : '',
  ].filter(Boolean)
  return (
    <ul className="dashboard-sign-in" aria-label="登录信息">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
