export { checkScope } from './check-full-reduction.ts'
export { findMeeting, findRunning } from './find-running.ts'
export { countReductions, listReductionEdges } from './full-reduction.sql.ts'
export { findClashes } from './reduction-scope.sql.ts'
