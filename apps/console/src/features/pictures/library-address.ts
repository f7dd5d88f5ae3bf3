import type { LibraryPlace } from '#widgets/picture-picker/library/library-place.ts'

/** How the page shows the library: the place, and in which shape. */
export interface LibraryAddress extends LibraryPlace {
  readonly view: 'grid' | 'list'
}

/** Reads the address; unknown keys and invalid values are ignored. */
export function readLibraryAddress(search: URLSearchParams, sizes: readonly number[]): LibraryAddress {
  const [pid, page, size] = ['pid', 'page', 'size'].map((name) => Number(search.get(name)))
  return {
    pid: isWhole(pid) ? pid : 0,
    kind: search.get('type') === 'video' ? 'video' : 'picture',
    name: search.get('name')?.trim() ?? '',
    page: isWhole(page) ? page : 1,
    size: sizes.find((each) => each === size) ?? sizes[0] ?? 20,
    view: search.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** The address after a change. Whatever changes which pictures there are leads back to the first page. */
export function writeLibraryAddress(search: URLSearchParams, change: Partial<LibraryAddress>): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  if (change.view !== undefined) put('view', change.view === 'list' ? 'list' : '')
  if (change.kind !== undefined) put('type', change.kind === 'video' ? 'video' : '')
  if (change.pid !== undefined) put('pid', change.pid > 0 ? String(change.pid) : '')
  if (change.name !== undefined) put('name', change.name)
  if (change.size !== undefined) put('size', String(change.size))
  const isOnlyView = Object.keys(change).every((name) => name === 'view')
  if (!isOnlyView) put('page', change.page !== undefined && change.page > 1 ? String(change.page) : '')
  return next
}

const isWhole = (value: number | undefined): value is number => Number.isSafeInteger(value) && Number(value) >= 1
