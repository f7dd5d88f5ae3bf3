export { closeDaysJob } from './close-days.job.ts'
/** @internal for the tests of bills, and for bench/ */
export { lastClosable, lastCountable } from './close-days.job.ts'
export { findFirstDay, sumClosedDays, sumDays, sumJournal } from './day-sums.sql.ts'
/** @internal for the tests of bills */
export { closeDays, closeHours, findClosedDay } from './day-sums.sql.ts'
export { findBalances, lockBalances, sendJournal, writeJournal } from './journal.sql.ts'
