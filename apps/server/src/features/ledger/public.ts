export { closeDays, findClosedDay, findFirstDay, sumDays, sumJournal } from './day-sums.sql.ts'
export { closeDaysJob, lastClosable } from './close-days.job.ts'
export { findBalances, lockBalances, writeJournal } from './journal.sql.ts'
