import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { CaptchaPolicy } from '@zhanggui/domain/session/login-throttle-rules'
import { Suspense, type SyntheticEvent, useRef, useState } from 'react'
import { CodePicture } from '../captcha/code-picture.tsx'
import { CodeStep } from '../factor/code-step.tsx'
import { LoginField } from './login-field.tsx'
import type { LoginField as FieldName } from './login-fields.ts'
import './login-form.css'
import { LoginSubmit } from './login-submit.tsx'
import { PasswordField } from '../profile/password-field.tsx'
import { useLogin } from './use-login.ts'
import { useFirstFocus, useTypedBefore } from './use-typed-before.ts'

const PuzzleDialog = lazyPart(() => import('../captcha/puzzle.dialog.tsx'))

interface LoginFormProps {
  readonly policy: CaptchaPolicy | undefined
  readonly fixedAccount?: string
  readonly submitText: string
  readonly onSignedIn: () => Promise<void> | void
}

interface Step {
  readonly account: string
  readonly ticket?: string
  /** Why the password is asked for again. */
  readonly why?: string
}

/** The sign-in form of the sign-in page and of the dialog over a page whose session is over. */
export function LoginForm(props: LoginFormProps) {
  const [{ account, ticket, why = '' }, setStep] = useState<Step>({ account: props.fixedAccount ?? '' })
  if (ticket !== undefined) {
    return (
      <CodeStep
        ticket={ticket}
        submitText={props.submitText}
        onSignedIn={props.onSignedIn}
        onBack={(reason) => setStep({ account, why: reason })}
      />
    )
  }
  return (
    <PasswordStep
      {...props}
      account={account}
      why={why}
      onTicket={(of, given) => setStep({ account: of, ticket: given })}
    />
  )
}

type PasswordStepProps = LoginFormProps & {
  readonly account: string
  readonly why: string
  readonly onTicket: (account: string, ticket: string) => void
}

function PasswordStep({ submitText, fixedAccount, ...options }: PasswordStepProps) {
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const login = useLogin({ ...options, password, code })
  const { captcha, busy } = login
  const isFixed = fixedAccount !== undefined
  const field = (name: FieldName) => ({
    name,
    value: login.values[name],
    error: login.errors[name],
    onChange: (event: { target: { value: string } }) => login.change(name, event.target.value),
    onBlur: () => login.leave(name),
  })
  useTypedBefore({ account, pwd: password, code }, login)
  useFirstFocus(options.account === '' ? account : password)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void login.submit()
  }
  return (
    <>
      {/* `dialog` sends nothing anywhere: until the code is there, Enter must not put a password into the address. */}
      <form className="login-form" method="dialog" noValidate aria-busy={busy} onSubmit={submit}>
        <LoginField
          {...field('account')}
          ref={account}
          label="用户名"
          placeholder="请输入用户名"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          readOnly={isFixed}
        />
        <PasswordField {...field('pwd')} ref={password} />
        {captcha.need === 'image' ? (
          <LoginField
            {...field('code')}
            ref={code}
            label="验证码"
            placeholder="请输入图中数字"
            autoComplete="off"
            inputMode="numeric"
            maxLength={4}
            aside={<CodePicture image={captcha.image} renew={() => void captcha.renewImage()} />}
          />
        ) : null}
        <LoginSubmit text={submitText} busy={busy} refusal={login.refusal} />
      </form>
      {login.puzzling ? (
        <Suspense fallback={null}>
          <PuzzleDialog onSolved={(ticket) => void login.puzzleSolved(ticket)} onClose={login.puzzleClosed} />
        </Suspense>
      ) : null}
    </>
  )
}
