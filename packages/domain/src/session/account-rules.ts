/** A name is one name whatever its case: nobody takes a look-alike of somebody else's, and a counter counts all tries. */
export const loginName = (account: string): string => account.toLowerCase()
