import '#ui/list/list-page.css'
import './library-frame.css'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { CallError } from '#api/call-error.ts'
import { LoadFailed, NoMatches, NotAllowed, EmptyList } from '#ui/list/list-empty.tsx'
import { ListRows } from '#ui/list/table/list-rows.tsx'
import { useNarrow } from '#ui/theme/media-query.ts'
import { Pagination } from 'antd'
import { type ReactNode, Suspense } from 'react'
import { CategoryPanel } from '#widgets/picture-picker/categories/category-panel.tsx'
import { LibraryTools } from './library-tools.tsx'
import { pictureKinds } from './picture-kind.ts'
import type { Library } from './use-library.ts'

const CategoryDrawer = lazyPart(() => import('#widgets/picture-picker/categories/category-drawer.tsx'))

interface Props {
  readonly library: Library
  readonly sizes: readonly number[]
  /** The screen takes only one kind: nothing to switch. */
  readonly isKindFixed?: boolean
  /** In front of the library's own buttons: what they are for here; `null` where that stands elsewhere. */
  readonly lead?: ReactNode
  /** Beside them. */
  readonly more?: ReactNode
  /** At the far end of them. */
  readonly tail?: ReactNode
  /** The pictures, in whatever shape. */
  readonly children: ReactNode
}

/** The library around its pictures: categories, tools, pager, and what is said where there are none. */
export function LibraryFrame({ library, sizes, isKindFixed = false, lead, more, tail, children }: Props) {
  const { place, go, status, rows } = library
  const isNarrow = useNarrow()
  const goTo = (pid: number) => go({ pid })
  if (status === 'denied') return <NotAllowed />
  return (
    <div className="library">
      {isNarrow ? (
        <Suspense fallback={<div className="library-place-coming" />}>
          <CategoryDrawer kind={place.kind} value={place.pid} onChange={goTo} />
        </Suspense>
      ) : (
        <aside aria-label="图片分类">
          <CategoryPanel kind={place.kind} value={place.pid} onChange={goTo} />
        </aside>
      )}
      <div className="library-main">
        <LibraryTools library={library} isKindFixed={isKindFixed} lead={lead} more={more} tail={tail} />
        <ListRows isUpdating={library.isUpdating}>
          {status === 'ready' && rows.length > 0 ? children : <Nothing library={library} />}
        </ListRows>
        {library.total > 0 && <LibraryPager library={library} sizes={sizes} />}
      </div>
    </div>
  )
}

function Nothing({ library }: { readonly library: Library }) {
  const { status, place } = library
  if (status === 'first') {
    return (
      <div className="library-skeleton" role="status" aria-label="正在加载">
        {Array.from({ length: 12 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    )
  }
  if (status === 'failed') return <LoadFailed error={shownFailure(library.error)} onRetry={library.retry} />
  if (place.name !== '') return <NoMatches onReset={() => library.go({ name: '' })} />
  const { label, measure } = pictureKinds[place.kind]
  return <EmptyList title="素材为空" hint={`点击上方的「上传」添加第一${measure}${label}，或者换一个分类看看。`} />
}

/** Spec §8: what the server says about a failed list is not shown here, only that it broke down. */
const shownFailure = (error: Error | null) =>
  error instanceof CallError && error.kind === 'bug' ? error : new Error('请检查网络后重试。')

function LibraryPager({ library, sizes }: { readonly library: Library; readonly sizes: readonly number[] }) {
  const { place, go, total } = library
  const isNarrow = useNarrow()
  return (
    <Pagination
      className="list-pager"
      align="end"
      current={place.page}
      pageSize={place.size}
      total={total}
      showTotal={(count) => `共 ${count} 条`}
      pageSizeOptions={[...sizes]}
      showSizeChanger={!isNarrow}
      showQuickJumper={!isNarrow}
      showLessItems={isNarrow}
      size={isNarrow ? 'small' : 'medium'}
      onChange={(page, size) => go(size === place.size ? { page } : { size })}
    />
  )
}
