import { passwordStrength, strengthText } from './password-strength.ts'

const bars = { weak: 1, fair: 2, strong: 3 }

/** Length first; once something is typed, how hard it is to guess, in words and bars. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return <span className="password-strength">6-20 个字符，建议混用字母、数字和符号</span>
  const strength = passwordStrength(password)
  return (
    <span className={`password-strength is-${strength}`}>
      <span aria-hidden className="password-bars">
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={bar <= bars[strength] ? 'is-on' : ''} />
        ))}
      </span>
      密码强度：{strengthText[strength]}
    </span>
  )
}
