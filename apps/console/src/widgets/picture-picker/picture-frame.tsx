import { useEffect, useRef, useState } from 'react'
import type { PictureKind } from './picture-kind.ts'
import { thumbOf } from './thumb-address.ts'

interface Props {
  readonly kind: PictureKind
  readonly path: string
  /** A smaller one where there is one. */
  readonly thumb?: string
  readonly alt: string
}

/** A picture, or the first moment of a video, in a box whose size the caller has settled: nothing moves when it comes. */
export function PictureFrame({ kind, path, thumb, alt }: Props) {
  if (kind === 'video') return <VideoFrame path={path} label={alt} />
  return <SmallPicture key={path} path={path} thumb={thumb || thumbOf(path)} alt={alt} />
}

/** Where the small one is missing the whole one is shown. */
function SmallPicture({ path, thumb, alt }: { readonly path: string; readonly thumb: string; readonly alt: string }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <img
      className="picture-frame"
      src={isMissing ? path : thumb}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}

/** Videos have no lazy loading of their own: the first bytes are asked for once the box comes near. */
function VideoFrame({ path, label }: { readonly path: string; readonly label: string }) {
  const frame = useRef<HTMLVideoElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '30%' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
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
