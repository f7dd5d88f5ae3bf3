import { useRef, useState } from 'react'
import type { PictureKind } from './picture-kind.ts'
import { thumbOf } from './thumb-address.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface Props {
  readonly kind: PictureKind
  readonly path: string
  /** A smaller one where there is one. */
  readonly thumb?: string
  readonly alt: string
  /** In sight from the beginning. */
  readonly isFirst?: boolean
}

/** A picture, or the first moment of a video, in a box whose size the caller has settled: nothing moves when it comes. */
export function PictureFrame({ kind, path, thumb, alt, isFirst = false }: Props) {
  if (kind === 'video') return <VideoFrame path={path} label={alt} />
  return <SmallPicture key={path} path={path} thumb={thumb || thumbOf(path)} alt={alt} isFirst={isFirst} />
}

interface SmallProps {
  readonly path: string
  readonly thumb: string
  readonly alt: string
  readonly isFirst: boolean
}

/** Where the small one is missing the whole one is shown. */
function SmallPicture({ path, thumb, alt, isFirst }: SmallProps) {
  const frame = useRef<HTMLImageElement>(null)
  const isNear = useNearViewport(frame, isFirst)
  const [isMissing, setMissing] = useState(false)
  return (
    <img
      ref={frame}
      className="picture-frame"
      alt={alt}
      decoding="async"
      onError={() => setMissing(true)}
      {...(isNear ? { src: isMissing ? path : thumb } : {})}
    />
  )
}

function VideoFrame({ path, label }: { readonly path: string; readonly label: string }) {
  const frame = useRef<HTMLVideoElement>(null)
  const isNear = useNearViewport(frame)
  return (
    <video
      ref={frame}
      className="picture-frame"
      aria-label={label}
      muted
      playsInline
      preload="metadata"
      {...(isNear ? { src: `${path}#t=0.1` } : {})}
    />
  )
}
