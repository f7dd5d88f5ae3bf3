import type { Endpoint } from './endpoint.ts'

/** The endpoints of one area by name, as `area()` makes them. */
export type Api = Readonly<Record<string, Endpoint>>

export interface Area {
  readonly name: string
  /** Each of these permissions lets somebody read something of it; `session` is everybody who is signed in. */
  readonly readers: readonly string[]
}

const isRead = ({ changes, transport }: Endpoint) => !changes && transport === 'json'
const readerOf = ({ permission, everyRole }: Endpoint) => (everyRole || permission === 'none' ? 'session' : permission)

const isEndpoint = (of: Api | Endpoint): of is Endpoint => typeof of.area === 'string'

export const areaNameOf = (of: Api | Endpoint): string =>
  isEndpoint(of) ? of.area : (Object.values(of)[0]?.area ?? '')

export const areaOf = (api: Api): Area => ({
  name: areaNameOf(api),
  readers: [...new Set(Object.values(api).filter(isRead).map(readerOf))],
})
