import { writeAddress } from '#ui/list/list-address.ts'
import type { Key } from 'react'
import { useSearchParams } from 'react-router'

const kinds = ['stock', 'free', 'ledger'] as const
export type DrawerKind = (typeof kinds)[number]

interface OpenDrawer {
  readonly kind: DrawerKind
  readonly id: number
}

/** The drawer that the address opens (`?stock=12`), so that reload, back and a shared link show it too. */
export function useDrawer() {
  const [search, setSearch] = useSearchParams()
  const put = (kind?: DrawerKind, id?: number, from = search, options?: { readonly replace: boolean }) => {
    const next = new URLSearchParams(from)
    for (const each of kinds) next.delete(each)
    if (kind) next.set(kind, String(id))
    setSearch(next, options)
  }
  const shown = drawerIn(search)
  return {
    shown,
    open: (kind: DrawerKind, id: number) => put(kind, id),
    /** The same drawer for another product, perhaps on another page; its neighbours are one step of the history. */
    step: (key: Key, page?: number) =>
      put(shown?.kind, Number(key), page === undefined ? search : writeAddress(search, { page }), { replace: true }),
    close: () => put(),
  }
}

function drawerIn(search: URLSearchParams): OpenDrawer | undefined {
  for (const kind of kinds) {
    const id = Number(search.get(kind))
    if (Number.isSafeInteger(id) && id > 0) return { kind, id }
  }
  return undefined
}
