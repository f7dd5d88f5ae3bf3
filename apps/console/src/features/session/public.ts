export { clearSessionData } from './session-data.ts'
export { SignInAgain } from './login/sign-in-again.dialog.tsx'
