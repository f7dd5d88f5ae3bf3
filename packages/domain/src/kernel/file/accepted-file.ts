import { fileSizeText } from './file-size.ts'

interface FileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
}

interface FileLimits {
  /** As the browser's file dialog takes it: `.xls,.xlsx`, `video/*`, `image/png`. */
  readonly accept?: string | undefined
  readonly maxSize?: number | undefined
}

/** Why a file is not even sent. The server looks at its bytes and has the last word. */
export function whyNotSendFile(file: FileFacts, { accept, maxSize }: FileLimits): string | undefined {
  if (accept && !isAccepted(file, accept)) return `文件类型必须是${accept.replaceAll(/\s*,\s*/g, '、')}中的一种`
  if (file.size === 0) return '文件是空的'
  if (maxSize !== undefined && file.size > maxSize) return `文件不能超过${fileSizeText(maxSize)}`
  return undefined
}

function isAccepted({ name, type }: FileFacts, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind
  })
}
