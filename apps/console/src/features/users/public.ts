export { userPath } from './user-paths.ts'
