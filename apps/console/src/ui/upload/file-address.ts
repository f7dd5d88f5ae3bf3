/** The last part of a file's address, as people would call the file. */
export function fileNameOf(url: string): string {
  const last = (url.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The ending of a file in capitals, as a badge shows it; files without one are 文件. */
export const fileTagOf = (url: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(fileNameOf(url))?.[1]?.toUpperCase() ?? '文件'
