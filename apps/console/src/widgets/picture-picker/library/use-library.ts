import { CallError } from '#api/call-error.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useCall, useRefresh } from '#api/use-call.ts'
import { pictureApi, type PictureRow, type UploadedFile } from '@zhanggui/contract/picture'
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
  /** After a move or a deletion: the first page anew, nothing chosen (spec §4). */
  readonly restart: () => Promise<unknown>
  /** After an upload: the first page anew, where the new ones are, and they are chosen. */
  readonly showNew: (files: readonly UploadedFile[], pid: number) => Promise<unknown>
}

/**
 * What is chosen belongs to the place: another category, page or type, and it is gone. `most` is how many of what was
 * uploaded are chosen.
 */
export function useLibrary(place: LibraryPlace, go: Library['go'], most = Number.POSITIVE_INFINITY): Library {
  const { pid, kind, name, page, size } = place
  const isAllowed = mayCall(pictureApi.list, useSession())
  const input = { page, limit: size, pid, attType: [...pictureKinds[kind].attType], ...(name && { name }) }
  const list = useCall(pictureApi.list, input, { keepPrevious: true, enabled: isAllowed })
  const refresh = useRefresh()
  const here = JSON.stringify(input)
  const [held, setHeld] = useState<{ readonly at: string; readonly rows: readonly PictureRow[] }>({ at: '', rows: [] })
  const isStale = held.at !== here
  if (isStale) setHeld({ at: here, rows: [] })
  const selected = isStale ? [] : held.rows
  const select = (rows: readonly PictureRow[]) => setHeld({ at: here, rows })
  const [awaited, setAwaited] = useState<readonly number[]>([])
  const arrived = list.isPlaceholderData ? [] : rowsOf(awaited, list.data?.list)
  if (arrived.length > 0) {
    setAwaited([])
    select(arrived.slice(0, most))
  }
  const restart = (change: Partial<LibraryPlace> = {}) => {
    select([])
    go({ page: 1, ...change })
    return refresh([pictureApi])
  }

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
    restart: () => restart(),
    showNew: (files, category) => {
      setAwaited(files.map(({ attId }) => attId))
      return restart({ name: '', ...(pid > 0 && { pid: category }) })
    },
  }
}

/** Those of the page that have the ids, in the order of the ids. */
const rowsOf = (ids: readonly number[], rows: readonly PictureRow[] = []): PictureRow[] =>
  ids.flatMap((id) => rows.find(({ attId }) => attId === id) ?? [])

function statusOf(isAllowed: boolean, error: Error | null, hasRows: boolean): Library['status'] {
  if (!isAllowed || (error instanceof CallError && error.kind === 'forbidden')) return 'denied'
  if (hasRows) return 'ready'
  return error ? 'failed' : 'first'
}
