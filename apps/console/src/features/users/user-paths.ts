import { recordPath } from '#ui/list/trail/open-record.tsx'

/** Where a user of the shop is looked at. */
export const userPath = (uid: number): string => recordPath('/user/index', uid)
