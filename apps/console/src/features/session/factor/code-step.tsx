import { type SyntheticEvent, useEffect, useRef } from 'react'
import { LoginField } from '../login/login-field.tsx'
import { LoginSubmit } from '../login/login-submit.tsx'
import './code-step.css'
import { useCodeStep } from './use-code-step.ts'

interface Props {
  readonly ticket: string
  readonly submitText: string
  readonly onSignedIn: () => Promise<void> | void
  readonly onBack: (why: string) => void
}

const kinds = {
  dynamic: {
    hint: '打开手机上的验证器，输入它显示的 6 位动态码。',
    label: '动态码',
    placeholder: '6 位数字',
    other: '用恢复码登录',
  },
  recovery: {
    hint: '手机不在身边时，用一个保存过的恢复码登录，每个只能用一次。',
    label: '恢复码',
    placeholder: 'abcd-efgh-jk',
    other: '用动态码登录',
  },
}

/** What follows a right password where 两步验证 is on. Plain elements, as on the whole sign-in page. */
export function CodeStep({ submitText, ...options }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const step = useCodeStep({ ...options, input })
  const { hint, label, placeholder, other } = kinds[step.isRecovery ? 'recovery' : 'dynamic']
  useEffect(() => input.current?.focus(), [])

  if (step.codesLeft !== undefined) {
    return <UsedRecoveryCode left={step.codesLeft} submitText={submitText} busy={step.busy} onGoOn={step.goOn} />
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void step.submit()
  }
  return (
    <form
      className="login-form"
      method="dialog"
      noValidate
      aria-busy={step.busy}
      aria-label="两步验证"
      onSubmit={submit}
    >
      <p className="code-step-hint">{hint}</p>
      <LoginField
        ref={input}
        label={label}
        name="factorCode"
        value={step.code}
        error={step.error}
        onChange={(event) => step.change(event.target.value)}
        placeholder={placeholder}
        autoComplete={step.isRecovery ? 'off' : 'one-time-code'}
        inputMode={step.isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <LoginSubmit text={submitText} busy={step.busy} refusal={step.refusal} />
      <p className="code-step-ways">
        <button type="button" className="code-step-way" onClick={() => options.onBack('')}>
          返回
        </button>
        <button type="button" className="code-step-way" onClick={step.turn}>
          {other}
        </button>
      </p>
    </form>
  )
}

interface UsedProps {
  readonly left: number
  readonly submitText: string
  readonly busy: boolean
  readonly onGoOn: () => Promise<void>
}

const FEW = 2

/** A code less: said before anything else takes the eye. */
function UsedRecoveryCode({ left, submitText, busy, onGoOn }: UsedProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="login-form" role="status">
      <p className="code-step-left">
        已用恢复码登录，还剩 <b>{left}</b> 个。
      </p>
      <p className="code-step-hint">
        {left <= FEW
          ? '恢复码快用完了，请到个人中心重新生成；换了手机的话，同时更换验证器。'
          : '如果手机找不回来，请到个人中心更换验证器。'}
      </p>
      <button ref={button} type="button" className="login-submit" aria-disabled={busy} onClick={() => void onGoOn()}>
        {busy ? '正在登录中...' : submitText === '登录' ? '进入后台' : '继续'}
      </button>
    </div>
  )
}
