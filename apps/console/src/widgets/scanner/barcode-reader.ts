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

/** Shows the camera in the video until a code was read; `stop` lets go of it. */
export function scan(
  video: HTMLVideoElement,
  found: (code: string) => void,
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
    const code = await readCode(new Reader(), video, ended.signal)
    if (code !== undefined) found(code)
    return undefined
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

async function readCode(
  reader: BarcodeReader,
  video: HTMLVideoElement,
  ended: AbortSignal,
): Promise<string | undefined> {
  if (ended.aborted) return undefined
  const [code] = await reader.detect(video)
  if (code) return code.rawValue
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  return readCode(reader, video, ended)
}
