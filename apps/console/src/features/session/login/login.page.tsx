import { loadSession } from '#api/session.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { redirectTarget } from '#ui/page/redirect-target.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LoginForm } from './login-form.tsx'
import './login.page.css'
import { clearSessionData } from '../session-data.ts'
import { useLoginPic } from './use-login-pic.ts'

const PRODUCT = '掌柜'

/** Staff sign in, outside the shell and its routes. The build renders it too (vite-login-html.ts). Plain elements instead of the component library: this is the page everybody waits for. */
export function LoginPage() {
  const pic = useLoginPic()
  const navigate = useNavigate()
  const { search } = useWindowAddress()
  const siteName = pic?.siteName || PRODUCT

  useEffect(() => {
    document.title = `登录 - ${siteName}`
  }, [siteName])

  async function enter() {
    clearSessionData()
    await loadSession()
    await navigate(redirectTarget(search), { replace: true })
  }

  return (
    <main className="login">
      {pic?.backgroundImage ? <img className="login-background" src={pic.backgroundImage} alt="" /> : null}
      <div className="login-card">
        <div className="login-picture">{pic?.leftLogo ? <img src={pic.leftLogo} alt="" /> : null}</div>
        <section className="login-panel" aria-labelledby="login-title">
          <header>
            {pic?.loginLogo ? <img className="login-logo" src={pic.loginLogo} alt={siteName} /> : null}
            <h1 id="login-title">登录商户后台</h1>
          </header>
          <LoginForm policy={pic?.captcha} submitText="登录" onSignedIn={enter} />
        </section>
      </div>
    </main>
  )
}
