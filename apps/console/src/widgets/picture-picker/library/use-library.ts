import { CallError } from '#api/call-error.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useCall, useRefresh } from '#api/use-call.ts'
import { pictureApi, type PictureRow } from '@zhanggui/contract/picture'
import { useState } from 'react'
import type { LibraryPlace } from './library-place.ts'
import { pictureKinds } from './picture-kind.ts'
import { toggled } from './picture-selection.ts'

/** One part of the library and what is chosen in it. */
export interface Library {
  readonly place: LibraryPlace
  readonly go: (change: Partial<LibraryPlace>) => void
  readonly rows: readonly PictureRow[]
  readonly total: number
  readonly status: 'first' | 'ready' | 'denied' | 'failed'
  readonly error: Error | null
  readonly isUpdating: boolean
  readonly retry: () => void
  /** In the order in which they were chosen. */
  readonly selected: readonly PictureRow[]
  readonly toggle: (row: PictureRow) => void
  readonly select: (rows: readonly PictureRow[]) => void
  /** After an upload, a move or a deletion: the first page anew, nothing chosen (spec §4). */
  readonly restart: () => Promise<unknown>
}

/** What is chosen belongs to the place: another category, page or type, and it is gone. */
export function useLibrary(place: LibraryPlace, go: Library['go']): Library {
  const { pid, kind, page, size } = place
  const isAllowed = mayCall(pictureApi.list, useSession())
  const input = { page, limit: size, pid, attType: [...pictureKinds[kind].attType] }
  const list = useCall(pictureApi.list, input, { keepPrevious: true, enabled: isAllowed })
  const refresh = useRefresh()
  const here = JSON.stringify(input)
  const [held, setHeld] = useState<{ readonly at: string; readonly rows: readonly PictureRow[] }>({ at: '', rows: [] })
  const isStale = held.at !== here
  if (isStale) setHeld({ at: here, rows: [] })
  const selected = isStale ? [] : held.rows
  const select = (rows: readonly PictureRow[]) => setHeld({ at: here, rows })

  return {
    place,
    go,
    rows: list.data?.list ?? [],
    total: list.data?.total ?? 0,
    status: statusOf(isAllowed, list.error, list.data !== undefined),
    error: list.error,
    isUpdating: list.isFetching && list.data !== undefined,
    retry: () => void list.refetch(),
    selected,
    toggle: (row) => select(toggled(selected, row)),
    select,
    restart: () => {
      select([])
      go({ page: 1 })
      return refresh([pictureApi])
    },
  }
}

function statusOf(isAllowed: boolean, error: Error | null, hasRows: boolean): Library['status'] {
  if (!isAllowed || (error instanceof CallError && error.kind === 'forbidden')) return 'denied'
  if (hasRows) return 'ready'
  return error ? 'failed' : 'first'
}
