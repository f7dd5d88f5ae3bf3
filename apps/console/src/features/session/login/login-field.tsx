import { type ComponentProps, type ReactNode, useId } from 'react'
import { WarningIcon } from './login-icons.tsx'

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Sits inside the field's frame, after the input. */
  readonly extra?: ReactNode
  /** Sits beside the field's frame. */
  readonly aside?: ReactNode
}

/** A labelled input whose mistake is read out with it. */
export function LoginField({ label, error, hint, extra, aside, ...input }: LoginFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      <div className="login-row">
        <div className={error ? 'login-frame is-wrong' : 'login-frame'}>
          <input
            {...input}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={note ? `${id}-note` : undefined}
          />
          {extra}
        </div>
        {aside}
      </div>
      {/* The line is always there, so that nothing jumps when a note appears. */}
      <p id={`${id}-note`} className={error ? 'login-note is-wrong' : 'login-note'} aria-live="polite">
        {error ? <WarningIcon /> : null}
        {note}
      </p>
    </div>
  )
}
