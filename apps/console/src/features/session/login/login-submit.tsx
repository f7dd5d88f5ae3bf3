import { WarningIcon } from './login-icons.tsx'

interface LoginSubmitProps {
  readonly text: string
  readonly busy: boolean
  readonly refusal: string
}

/** Why the last attempt was refused, and the button for the next. It keeps the focus while busy, so it is not disabled. */
export function LoginSubmit({ text, busy, refusal }: LoginSubmitProps) {
  return (
    <>
      <p className="login-refusal" role="alert">
        {refusal ? <WarningIcon /> : null}
        {refusal}
      </p>
      <button type="submit" className="login-submit" aria-disabled={busy}>
        {busy ? <span className="login-spinner" aria-hidden="true" /> : null}
        {busy ? '正在登录中...' : text}
      </button>
    </>
  )
}
