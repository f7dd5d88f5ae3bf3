import './small-pictures.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { Suspense, useState } from 'react'

const PicturePreview = lazyPart(() => import('#widgets/picture-picker/library/picture-preview.tsx'))

interface Props {
  readonly paths: readonly string[]
  /** How many are shown small; all of them can be looked at. */
  readonly most: number
}

/** Small pictures that open in full size. */
export function SmallPictures({ paths, most }: Props) {
  const [shown, setShown] = useState<number>()
  const hidden = paths.length - most
  return (
    <span className="small-pictures">
      {paths.slice(0, most).map((path, index) => (
        <button
          key={path}
          type="button"
          className="small-picture"
          aria-label={`预览第 ${index + 1} 张${hidden > 0 && index === most - 1 ? `，+${hidden} 张` : ''}`}
          onClick={() => setShown(index)}
        >
          <PictureFrame kind="picture" path={path} alt="" />
          {hidden > 0 && index === most - 1 && <span className="small-picture-more">+{hidden}</span>}
        </button>
      ))}
      {shown !== undefined && (
        <Suspense>
          <PicturePreview kind="picture" paths={paths} shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </span>
  )
}
