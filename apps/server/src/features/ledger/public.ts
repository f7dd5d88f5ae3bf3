/** @public until finance asks */
export { findBalances } from './journal.sql.ts'
export { writeJournal } from './journal.sql.ts'
