import type { Config } from '#platform/config'
import { isPublicServer } from '#platform/http/files/public-address'
import type { MayReach } from './post-event.ts'

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80)

/** The public internet over TLS, and what the operator has named in its own network. */
export const mayReach =
  ({ webhookNetworks: own }: Pick<Config, 'webhookNetworks'>): MayReach =>
  (address, url) =>
    own.check(address, address.includes(':') ? 'ipv6' : 'ipv4') ||
    (url.protocol === 'https:' && isPublicServer(address, portOf(url)))
