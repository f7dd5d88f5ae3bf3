import { open } from 'node:fs/promises'

/** The type of a file by its first bytes, regardless of its name. */
export type Signature = 'jpeg' | 'png' | 'gif' | 'bmp' | 'webp' | 'mp4' | 'mp3' | 'pdf' | 'ole' | 'zip' | 'text'

const HEAD = 4096

const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex')
/** The brands of plain videos; pictures (heic, avif) and QuickTime use the same box. */
const videoBrands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'].map(hexOf)

/** In hexadecimal, two digits a byte. */
const starts: readonly (readonly [Signature, RegExp])[] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^474946383[79]61/],
  ['bmp', /^424d.{8}00000000/],
  ['webp', /^52494646.{8}57454250565038/],
  ['mp4', new RegExp(`^0000.{4}${hexOf('ftyp')}(?:${videoBrands.join('|')})`)],
  ['mp3', /^(?:4944330[234]|fff[23ab])/],
  ['pdf', /^255044462d3[12]2e/],
  ['ole', /^d0cf11e0a1b11ae1/],
  ['zip', /^504b0304/],
]

export async function readSignature(path: string): Promise<Signature | undefined> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return signatureOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

function signatureOf(head: Buffer): Signature | undefined {
  const hex = head.toString('hex', 0, 16)
  return starts.find(([, start]) => start.test(hex))?.[0] ?? (isText(head) ? 'text' : undefined)
}

/** Plain text in UTF-8 or GB18030; markup does not count as text, because a browser could run it. */
function isText(head: Buffer): boolean {
  return ['utf-8', 'gb18030'].some((encoding) => {
    try {
      // `stream`: the last character may be cut off.
      const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
      return !/^\s*</.test(text) && !/[^\P{Cc}\t\n\r\f]/u.test(text)
    } catch {
      return false
    }
  })
}
