import './picture-library.page.css'
import { coming } from '#ui/chunk/coming.tsx'
import { librarySizes } from '#widgets/picture-picker/library/library-place.ts'
import { useLibrary } from '#widgets/picture-picker/library/use-library.ts'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { type LibraryAddress, readLibraryAddress, writeLibraryAddress } from './library-address.ts'

const LibrarySheet = coming(() => import('./library-sheet.tsx'))

/** The library as a page; with `field=dialog` it is the window from which a rich text takes its pictures. */
export default function PictureLibraryPage() {
  const [search, setSearch] = useSearchParams()
  const isForEditor = search.get('field') === 'dialog'
  const sizes = isForEditor ? librarySizes.dialog : librarySizes.page
  const address = readLibraryAddress(search, sizes)
  const go = (change: Partial<LibraryAddress>) => setSearch((before) => writeLibraryAddress(before, change))
  const library = useLibrary(address, go)
  const titleId = useId()
  return (
    <section className="picture-library" aria-labelledby={titleId}>
      <h1 id={titleId}>{isForEditor ? '选择图片' : '素材管理'}</h1>
      <div className="picture-sheet">
        <LibrarySheet library={library} address={address} go={go} sizes={sizes} isForEditor={isForEditor} />
      </div>
    </section>
  )
}
