import './product-cover.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { Suspense, useState } from 'react'

const PicturePreview = lazyPart(() => import('#widgets/picture-picker/library/picture-preview.tsx'))

/** A small picture that can be looked at in full size. */
export function ProductCover({ path, name }: { readonly path: string; readonly name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="product-cover" aria-label={`预览${name}的图片`} onClick={() => setOpen(true)}>
        <PictureFrame kind="picture" path={path} alt="" />
      </button>
      {isOpen && (
        <Suspense>
          <PicturePreview kind="picture" paths={[path]} shown={0} onShow={(shown) => setOpen(shown !== undefined)} />
        </Suspense>
      )}
    </>
  )
}
