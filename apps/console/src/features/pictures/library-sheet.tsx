import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import { sendToEditor } from '#widgets/picture-picker/picker/insert-pictures.ts'
import { LibraryFrame } from '#widgets/picture-picker/library/library-frame.tsx'
import { PictureGrid } from '#widgets/picture-picker/library/picture-grid.tsx'
import { UseSelectedButton } from '#widgets/picture-picker/picker/use-selected-button.tsx'
import type { Library } from '#widgets/picture-picker/library/use-library.ts'
import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons'
import type { PictureRow } from '@zhanggui/contract/picture'
import { Segmented } from 'antd'
import { Suspense } from 'react'
import type { LibraryAddress } from './library-address.ts'
import { ReplaceTool } from './replace/replace-tool.tsx'

const PictureTable = lazyPart(() => import('./picture-table.tsx'))

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

interface Props {
  readonly library: Library
  readonly address: LibraryAddress
  readonly go: (change: Partial<LibraryAddress>) => void
  readonly sizes: readonly number[]
  /** The window from which a rich text takes its pictures. */
  readonly isForEditor: boolean
}

/** The library and what can be done with it here. */
export default function LibrarySheet({ library, address, go, sizes, isForEditor }: Props) {
  const insert = useInsertion()
  const limits = { mode: 'multi', max: Number.POSITIVE_INFINITY, kind: address.kind } as const
  return (
    <LibraryFrame
      library={library}
      sizes={sizes}
      isKindFixed={isForEditor}
      lead={isForEditor ? <UseSelectedButton library={library} limits={limits} onUse={insert} /> : undefined}
      more={isForEditor ? undefined : <ReplaceTool library={library} />}
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
  )
}

function useInsertion() {
  const { message } = useApp()
  return (rows: readonly PictureRow[]) => {
    if (sendToEditor(rows)) window.close()
    else void message.warning('没有等待插入图片的编辑器，请从编辑器打开图片库')
  }
}
