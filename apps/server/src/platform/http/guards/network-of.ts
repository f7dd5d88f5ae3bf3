import { isIPv6 } from 'node:net'

/**
 * What counts as one client for rate limits. An IPv6 subscriber has a whole /64 and may use another address for every
 * request; an IPv4 address written as IPv6 is the same client as without.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [groups(head), groups(tail ?? '')]
  const whole = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
  return `${whole.slice(0, 4).join(':')}::/64`
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))
