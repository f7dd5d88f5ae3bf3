import './picture-library.page.css'
import { LibraryFrame } from '#widgets/picture-picker/library-frame.tsx'
import { sendToEditor } from '#widgets/picture-picker/insert-pictures.ts'
import { librarySizes } from '#widgets/picture-picker/library-place.ts'
import { PictureGrid } from '#widgets/picture-picker/picture-grid.tsx'
import { TakeButton } from '#widgets/picture-picker/take-button.tsx'
import { useLibrary } from '#widgets/picture-picker/use-library.ts'
import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons'
import type { PictureRow } from '@zhanggui/contract/picture'
import { App, Segmented } from 'antd'
import { lazy, Suspense, useId } from 'react'
import { useSearchParams } from 'react-router'
import { type LibraryAddress, readLibraryAddress, writeLibraryAddress } from './library-address.ts'

const PictureTable = lazy(() => import('./picture-table.tsx'))

const views = [
  {
    value: 'grid' as const,
    icon: <AppstoreOutlined aria-hidden />,
    title: '网格',
    label: <span className="visually-hidden">网格</span>,
  },
  {
    value: 'list' as const,
    icon: <BarsOutlined aria-hidden />,
    title: '列表',
    label: <span className="visually-hidden">列表</span>,
  },
]

/** The library as a page; with `field=dialog` it is the window from which a rich text takes its pictures. */
export default function PictureLibraryPage() {
  const [search, setSearch] = useSearchParams()
  const isForEditor = search.get('field') === 'dialog'
  const sizes = isForEditor ? librarySizes.dialog : librarySizes.page
  const address = readLibraryAddress(search, sizes)
  const go = (change: Partial<LibraryAddress>) => setSearch((before) => writeLibraryAddress(before, change))
  const library = useLibrary(address, go)
  const insert = useInsertion()
  const titleId = useId()
  const limits = { mode: 'multi', max: Number.POSITIVE_INFINITY, kind: address.kind } as const
  return (
    <section className="picture-library" aria-labelledby={titleId}>
      <h1 id={titleId}>{isForEditor ? '选择图片' : '素材管理'}</h1>
      <div className="picture-sheet">
        <LibraryFrame
          library={library}
          sizes={sizes}
          isKindFixed={isForEditor}
          lead={isForEditor ? <TakeButton library={library} limits={limits} onUse={insert} /> : undefined}
          tail={
            <Segmented<LibraryAddress['view']>
              aria-label="显示方式"
              options={views}
              value={address.view}
              onChange={(view) => go({ view })}
            />
          }
        >
          <Suspense>
            {address.view === 'list' ? <PictureTable library={library} /> : <PictureGrid library={library} />}
          </Suspense>
        </LibraryFrame>
      </div>
    </section>
  )
}

function useInsertion() {
  const { message } = App.useApp()
  return (rows: readonly PictureRow[]) => {
    if (sendToEditor(rows)) window.close()
    else void message.warning('没有等待插入图片的编辑器，请从编辑器打开图片库')
  }
}
