export { checkScope } from './check-full-reduction.ts'
export { findMeeting, findRunning } from './find-running.ts'
export { findClashes } from './reduction-scope.sql.ts'
