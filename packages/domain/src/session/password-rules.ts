/** Of a password that is set from now on. Signing in takes longer ones too: they were allowed once. */
export const newPasswordLength = { min: 6, max: 20 }
export const MAX_PASSWORD_LENGTH = 30

export function whyNotNewPassword(password: string): string | undefined {
  const { min, max } = newPasswordLength
  return password.length < min || password.length > max ? `长度${min}-${max}个字符` : undefined
}
