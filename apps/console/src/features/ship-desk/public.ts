export { SHIP_DESK } from './desk-paths.ts'
export { takeToDesk } from './desk-draft.ts'
