import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** Connects to exactly the IP address that was checked, because a second lookup could resolve to another one. */
export const lookupOnly =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      const allowed = (error ? [] : found).filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) callback(error ?? new NotAllowed(`${host} is no public address`), [])
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })

export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
}
