/** Where a file lies that was made for a merchant to fetch (exports); never served under /media. */
export const downloadKey = (merId: number, fileName: string): string => `download/${merId}/${fileName}`
