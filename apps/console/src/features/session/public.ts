export { clearSessionData } from './session-data.ts'
export { LoginPage } from './login/login.page.tsx'
export { SignInAgain } from './login/sign-in-again.dialog.tsx'
export { FactorGate } from './factor/lazy-factor-gate.ts'
