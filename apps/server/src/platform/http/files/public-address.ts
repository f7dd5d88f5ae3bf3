import { BlockList, isIPv4 } from 'node:net'

/** Private and special-purpose address ranges (IANA registries). */
const reserved: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Public, but reaches the host machine in some clouds.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Public IPv6 is 2000::/3; these parts embed IPv4 addresses or are for documentation.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [net, bits] of reserved) blocked.addSubnet(net, bits, isIPv4(net) ? 'ipv4' : 'ipv6')
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

const WEB_PORTS: ReadonlySet<number> = new Set([80, 443])

/** Whether a URL points to a web server (standard ports only) on the public internet. */
export const isPublicServer = (address: string, port: number): boolean =>
  WEB_PORTS.has(port) && isPublicAddress(address)

/** Whether an IP address is public, so that fetching it reaches nothing internal. */
const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !blocked.check(address, 'ipv4')
    : handedOut.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
