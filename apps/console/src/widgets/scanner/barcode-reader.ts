/** Reads codes from pictures, where the browser can (Shape Detection API). The types of the browser do not have it yet. */
interface BarcodeReader {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type BarcodeReaderClass = new () => BarcodeReader

const readerClass = () => Reflect.get(window, 'BarcodeDetector') as BarcodeReaderClass | undefined

/** Whether there is a camera to read codes with. */
export const canScan = (): boolean =>
  readerClass() !== undefined && (navigator.mediaDevices as MediaDevices | undefined) !== undefined

const PAUSE = 200
/** So many looks without a code, and the one before may come again: what flickers is still the same piece of paper. */
const AWAY = 5

/** Shows the camera in the video and tells each code that comes before it once; what it answers with lets go of it. */
export function scan(
  video: HTMLVideoElement,
  found: (code: string) => unknown,
  failed: (reason: string) => void,
): () => void {
  const ended = new AbortController()
  let stream: MediaStream | undefined
  const release = () => {
    ended.abort()
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const run = async (Reader: BarcodeReaderClass) => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (ended.signal.aborted) return release()
    video.srcObject = stream
    await video.play()
    return readCodes(new Reader(), video, { ended: ended.signal, found })
  }
  const Reader = readerClass()
  if (Reader) run(Reader).catch((error: unknown) => ended.signal.aborted || failed(whyNoCamera(error)))
  else failed(whyNoCamera(undefined))
  return release
}

/** Staff can give the permission themselves, a missing camera they cannot. */
function whyNoCamera(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return '没有使用摄像头的权限，请在浏览器中允许，或手动输入'
  return name === 'NotFoundError' ? '没有找到摄像头，请手动输入' : '无法使用摄像头，请手动输入'
}

interface Reading {
  readonly ended: AbortSignal
  /** The next code is looked for when it has done its work. */
  readonly found: (code: string) => unknown
}

async function readCodes(reader: BarcodeReader, video: HTMLVideoElement, { ended, found }: Reading): Promise<void> {
  let shown = ''
  let missed = 0
  while (!ended.aborted) {
    const [code] = await reader.detect(video)
    missed = code ? 0 : missed + 1
    if (missed === AWAY) shown = ''
    if (code && code.rawValue !== shown && !ended.aborted) {
      shown = code.rawValue
      await found(shown)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
