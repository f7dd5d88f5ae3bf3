import { deliveryTimeApi } from '@zhanggui/contract/marketing/delivery-time'
import { bind } from '#platform/http/route'
import { deleteSlot } from './delete-slot.ts'
import { readCalendar } from './delivery-calendar.ts'
import { saveSlot } from './save-slot.ts'
import { addException, deleteException, readExceptions } from './set-exception.ts'
import { findSlot, listSlots } from './slot.sql.ts'
import { switchSlot } from './switch-slot.ts'
import { updateSlot } from './update-slot.ts'

export const deliveryTimeRoutes = bind(deliveryTimeApi, {
  list: ({ db, now }, query) => listSlots(db, query, now),
  info: ({ db, now }, { id }) => findSlot(db, id, now),
  save: saveSlot,
  update: updateSlot,
  setStatus: switchSlot,
  delete: deleteSlot,
  calendar: ({ db }, asked) => readCalendar(db, asked),
  exceptions: readExceptions,
  saveException: addException,
  deleteException,
})
