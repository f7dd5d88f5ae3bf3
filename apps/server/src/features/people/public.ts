export {
  deletePersonShop,
  findPerson,
  findPersonIn,
  insertPerson,
  listShopsOf,
  lockPerson,
  lockPersonIn,
  type Person,
  renamePerson,
  updateLastUsed,
  updatePasswordHash,
} from './person.sql.ts'
