import './scanner.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { scan } from './barcode-reader.ts'

interface Props {
  /** What is to be held before the camera. */
  readonly label: string
  /** The next code is looked for when it has done its work. */
  readonly onFound: (code: string) => unknown
  readonly onFailed: (reason: string) => void
}

/** The camera, as long as it is shown: it tells one code after the other. */
export function Scanner({ label, onFound, onFailed }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent(onFound)
  const failed = useEffectEvent(onFailed)
  useEffect(
    () =>
      video.current
        ? scan(
            video.current,
            (code) => found(code),
            (reason) => failed(reason),
          )
        : undefined,
    [],
  )
  return (
    <div className="scanner">
      <video ref={video} muted playsInline aria-label={label} />
    </div>
  )
}
