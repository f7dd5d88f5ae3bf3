import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { LoginField } from '../login/login-field.tsx'
import { EyeIcon, EyeOffIcon } from '../login/login-icons.tsx'

/** A password that can be looked at, and that says so while caps lock is on. */
export function PasswordField(props: Omit<ComponentProps<typeof LoginField>, 'label' | 'type' | 'extra' | 'hint'>) {
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <LoginField
      {...props}
      label="密码"
      placeholder="请输入密码"
      autoComplete="current-password"
      maxLength={30}
      type={visible ? 'text' : 'password'}
      hint={capsLock ? '大写锁定已开启' : undefined}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      extra={
        <button
          type="button"
          className="login-tool"
          aria-label="显示密码"
          aria-pressed={visible}
          // The focus stays in the field, so looking at a password does not count as leaving it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeIcon /> : <EyeOffIcon />}
        </button>
      }
    />
  )
}
