export { bookSlot, checkSlot, releaseSlot } from './book-slot.ts'
export { listBookable } from './delivery-calendar.ts'
export { listSlots } from './slot.sql.ts'
