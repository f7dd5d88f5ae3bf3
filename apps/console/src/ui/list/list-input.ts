import { mayCall } from '#api/session.ts'
import { ask } from '#api/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { inputOfAddress, readAddress } from './list-address.ts'
import { type ListEndpoint, listName } from './list-call.ts'
import { listPreferences } from './list-preferences.ts'

const DEFAULT_SIZE = 20

/** What a list asks for besides what its address says. */
export interface ListDefaults<E extends ListEndpoint> {
  /** What the page always asks for, whatever the address says. */
  readonly fixed?: Partial<InputOf<E>>
  /** The order of the rows while nobody has chosen one. */
  readonly sort?: string
}

/** The defaults of a list by its address. */
export type DefaultsOf<E extends ListEndpoint> = (search: URLSearchParams) => ListDefaults<E>

/** What an address asks of a list, in the size that somebody likes it. */
export function listInput<E extends ListEndpoint>(
  call: E,
  search: URLSearchParams,
  remembered: number | undefined,
  { fixed, sort }: ListDefaults<E>,
) {
  const read = readAddress(search, call.query)
  const address = { ...read, sort: read.sort ?? sort, size: read.size ?? remembered ?? DEFAULT_SIZE }
  return { address, input: { ...inputOfAddress(address, address.size, call.query), ...fixed } as InputOf<E> }
}

/** The first list of a page. Its call is loaded in parallel with the page's code. */
export interface FirstList {
  readonly call: () => Promise<ListEndpoint>
  /** As the page itself says them to `useListState`. */
  readonly defaults?: (search: URLSearchParams) => { readonly fixed?: object; readonly sort?: string }
}

/** Asks for the rows of a page before the page is there. What fails is asked for again, and told, by the page. */
export async function askList(client: QueryClient, list: FirstList, search: URLSearchParams): Promise<void> {
  await askRows(client, await list.call(), search, list.defaults)
}

/** Asks for the rows of an address before the list has turned to it. */
export async function askRows<E extends ListEndpoint>(
  client: QueryClient,
  call: E,
  search: URLSearchParams,
  defaults: DefaultsOf<E> | undefined,
): Promise<void> {
  if (!mayCall(call)) return
  const { input } = listInput(call, search, listPreferences(listName(call)).size, defaults?.(search) ?? {})
  await ask(client, call, input).catch(() => undefined)
}
