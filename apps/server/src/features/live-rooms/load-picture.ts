import { SocialError } from '#features/social/public'

const LARGEST = 1024 * 1024
const PATIENCE = 5000
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')

const unreadable = () => new SocialError('二维码图片读取失败，请稍后再试', { code: 0, isPassing: true })

/** A picture of WeChat as a data address. */
export async function loadPicture(url: string): Promise<string> {
  if (url.startsWith('data:image/')) return url
  const bytes = await load(url).catch(() => undefined)
  if (bytes?.subarray(0, PNG.length).equals(PNG)) return `data:image/png;base64,${bytes.toString('base64')}`
  if (bytes?.subarray(0, JPEG.length).equals(JPEG)) return `data:image/jpeg;base64,${bytes.toString('base64')}`
  throw unreadable()
}

async function load(url: string): Promise<Buffer> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw unreadable()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body ?? []) {
    size += piece.length
    if (size > LARGEST) throw unreadable()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
