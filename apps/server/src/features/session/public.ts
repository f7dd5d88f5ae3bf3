export { demoNotice } from './demo-accounts.ts'
export { markDemoPassword } from './demo-accounts.sql.ts'
export { sweepCaptchas } from './captcha.sql.ts'
export { sweepLoginFailures } from './login-failure.sql.ts'
