import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { type FilterOf, filterOf } from '@zhanggui/contract/kernel/filter'
import { type Key, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressChange, type ListAddress, writeAddress } from './list-address.ts'
import { type ListEndpoint, listName, type RowOf } from './list-call.ts'
import { askRows, type DefaultsOf, listInput } from './list-input.ts'
import { changePreferences, useListPreferences } from './list-preferences.ts'
import { forgetChanged } from './trail/changed-record.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface ListOptions<E extends ListEndpoint> {
  /** What the list asks for besides what its address says. */
  readonly defaults?: DefaultsOf<E>
  /** The field that tells rows apart, where it is not `id`. */
  readonly rowKey?: keyof RowOf<E> & string
}

export interface ListState<E extends ListEndpoint> {
  readonly call: E
  /** What narrows the list now, whole: for tab counts, exports and batch actions over all results. */
  readonly filter: FilterOf<E>
  readonly address: ListAddress & { readonly size: number }
  /** Goes to another part or order of the list, by the address. */
  readonly go: (change: AddressChange, options?: { readonly keepsMark?: boolean }) => void
  readonly rows: readonly RowOf<E>[]
  readonly total: number
  /** There are more than were counted. */
  readonly isPartial: boolean
  /** The filter of the rows on screen; lags behind `filter` while newer rows are loading. */
  readonly shownInput: InputOf<E>
  /** `first`: nothing to show yet; `denied`: may not be asked; `failed`: `error` says why. */
  readonly status: 'first' | 'ready' | 'denied' | 'failed'
  /** The rows on screen are the previous ones; newer ones are loading. */
  readonly isUpdating: boolean
  /** The address asks for other rows than those on screen. */
  readonly isLeft: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly keyOf: (row: RowOf<E>) => Key
  readonly keyField: string
  readonly selection: Selection<RowOf<E>>
}

/** A list whose page, size, filters and order live in the address of its tab and nowhere else. */
export function useListState<E extends ListEndpoint>(call: E, options: ListOptions<E> = {}): ListState<E> {
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const name = listName(call)
  const remembered = useListPreferences(name).size
  const { address, input } = listInput(call, search, remembered, options.defaults?.(search) ?? {})
  const filter = filterOf(call, input as FilterOf<E>)
  const isAllowed = mayCall(call, useSession())
  const query = useCall(call, input, { keepPrevious: true, enabled: isAllowed })
  const reply: ReplyOf<E> | undefined = query.data
  const total = reply?.total ?? 0
  const isPartial = reply?.isPartial === true
  // What failed was not answered: what was on the screen before comes back while it is asked for again.
  const shownInput = useLastAnswered(input, query.isPlaceholderData || reply === undefined)
  const keyField = options.rowKey ?? 'id'
  const keyOf = (row: RowOf<E>) => row[keyField as keyof RowOf<E>] as Key
  const selection = useSelection(JSON.stringify(filter), total, keyOf)

  const go: ListState<E>['go'] = (change, { keepsMark = false } = {}) => {
    if (change.size !== undefined) changePreferences(name, { size: change.size })
    if (!keepsMark) forgetChanged(call)
    const next = writeAddress(search, change)
    // The rows are on their way while the page turns to them.
    void askRows(client, call, next, options.defaults)
    setSearch(next)
  }

  // Deleting the only row of the last page leaves a page that does not exist any more.
  const isBeyondEnd = !query.isPlaceholderData && reply?.list.length === 0 && address.page > 1
  const goBack = useEffectEvent(() => {
    const last = Math.max(1, Math.ceil(total / address.size))
    setSearch(writeAddress(search, { page: Math.min(address.page - 1, last) }), { replace: true })
  })
  useEffect(() => {
    if (isBeyondEnd) goBack()
  }, [isBeyondEnd])

  return {
    call,
    filter,
    address,
    go,
    rows: reply?.list ?? [],
    total,
    isPartial,
    shownInput,
    status: statusOf(isAllowed, query.error, reply !== undefined && !isBeyondEnd),
    isUpdating: query.isFetching && reply !== undefined,
    isLeft: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    keyOf,
    keyField,
    selection,
  }
}

/** Whether the rows on screen belong to the tab that somebody has just left. */
export function isOfOtherTab<E extends ListEndpoint>(list: ListState<E>, tab: string | undefined) {
  const { shownInput, filter, status } = list
  const valueIn = (of: object) => JSON.stringify(new Map<string, unknown>(Object.entries(of)).get(tab ?? ''))
  return status === 'ready' && tab !== undefined && valueIn(shownInput) !== valueIn(filter)
}

/** The input that the answer on screen belongs to. */
function useLastAnswered<Input>(input: Input, isWaiting: boolean): Input {
  const [answered, setAnswered] = useState(input)
  if (isWaiting || JSON.stringify(answered) === JSON.stringify(input)) return answered
  setAnswered(input)
  return input
}

function statusOf(isAllowed: boolean, error: Error | null, isShown: boolean) {
  if (!isAllowed || (error && 'kind' in error && error.kind === 'forbidden')) return 'denied'
  if (isShown) return 'ready'
  return error ? 'failed' : 'first'
}
