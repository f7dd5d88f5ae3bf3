/** Key of a file generated for download (exports); never served under /media. */
export const downloadKey = (merId: number, fileName: string): string => `download/${merId}/${fileName}`
