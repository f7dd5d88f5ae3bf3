export { sweepCaptchas } from './captcha.sql.ts'
export { sweepLoginFailures } from './login-failure.sql.ts'
