export { clearSessionData } from './session-data.ts'
export { SignInAgain } from './sign-in-again.dialog.tsx'
