import { forgetSession, loadSession, useSession } from '#api/session.ts'
import { useAction } from '#ui/action/use-action.ts'
import { useQueryClient } from '@tanstack/react-query'
import { sessionApi } from '@zhanggui/contract/session'
import { Button } from 'antd'
import { useEffect } from 'react'
import './factor.css'
import { FactorSetup } from './factor-setup.tsx'

/** All that is to be had until 两步验证 is set up, where a role wants it. */
export default function FactorGate() {
  const user = useSession()?.user
  const client = useQueryClient()
  const { run } = useAction()
  useEffect(() => {
    document.title = '设置两步验证 - 掌柜'
  }, [])
  if (!user) return null
  async function goOn() {
    await loadSession()
    await client.invalidateQueries()
  }
  return (
    <main id="content" className="factor-gate">
      <section className="factor-gate-card" aria-labelledby="factor-gate-title">
        <h1 id="factor-gate-title">请先设置两步验证</h1>
        <p className="factor-hint">
          {user.merName}要求你的角色（{user.roleNames.join('、')}
          ）使用两步验证：以后登录时，除了密码还要输入手机验证器上的动态码。设置好之后就能继续工作。
        </p>
        <FactorSetup account={user.account} isReplacing={false} onDone={() => void goOn()} />
        <Button
          type="text"
          block
          className="factor-gate-leave"
          onClick={() => void run({ call: sessionApi.logout, input: {}, success: '', onDone: forgetSession })}
        >
          退出登录
        </Button>
      </section>
    </main>
  )
}
