import { currentSession, forgetSession, loadSession } from '#api/session.ts'
import { useWindowAddress } from '#ui/page/window-address.tsx'
import { signInAgain } from '#api/sign-in-again.ts'
import { loginPath } from '#ui/page/redirect-target.ts'
import { resultText } from '@zhanggui/contract/kernel/result-codes'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { LoginForm } from './login-form.tsx'
import { clearSessionData } from '../session-data.ts'
import { TopDialog } from './top-dialog.tsx'
import { useLoginPic } from './use-login-pic.ts'

interface Question {
  readonly account: string
  readonly answer: (signedIn: boolean) => void
}

/**
 * Asks for the password again when a call finds the session over, above the page as it stands: what was typed there
 * stays, and the calls that wait are repeated afterwards. Mounted once, by the shell.
 */
export function SignInAgain() {
  const [question, setQuestion] = useState<Question>()
  const navigate = useNavigate()
  const { pathname, search, hash } = useWindowAddress()

  useEffect(
    () =>
      signInAgain.answerWith(async () => {
        const account = currentSession()?.user.account
        if (account === undefined) return false
        const signedIn = await new Promise<boolean>((answer) => setQuestion({ account, answer }))
        setQuestion(undefined)
        return signedIn
      }),
    [],
  )

  if (!question) return null

  function goOn() {
    question?.answer(true)
    // Roles may have changed meanwhile. Should this fail, the repeated calls say so themselves.
    loadSession().catch(() => undefined)
  }
  function leave() {
    question?.answer(false)
    clearSessionData()
    forgetSession()
    void navigate(loginPath(pathname + search + hash), { replace: true })
  }
  return <SignInAgainDialog account={question.account} onSignedIn={goOn} onLeave={leave} />
}

interface SignInAgainDialogProps {
  readonly account: string
  readonly onSignedIn: () => void
  readonly onLeave: () => void
}

function SignInAgainDialog({ account, onSignedIn, onLeave }: SignInAgainDialogProps) {
  const pic = useLoginPic()
  return (
    <TopDialog title="请重新登录">
      <p className="top-dialog-text">{resultText.signedOut}</p>
      <LoginForm fixedAccount={account} policy={pic?.captcha} submitText="登录并继续" onSignedIn={onSignedIn} />
      <button type="button" className="login-leave" onClick={onLeave}>
        返回登录页
      </button>
    </TopDialog>
  )
}
