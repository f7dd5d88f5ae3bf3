export { findBalances, type Journal, writeJournal } from './journal.sql.ts'
