import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Addresses and networks, comma-separated: 10.0.0.0/8,192.168.1.7 */
export const ownNetworks = z
  .string()
  .default('')
  .transform((text, context) => {
    const list = new BlockList()
    for (const each of text.split(',').filter((part) => part.trim() !== '')) {
      if (!add(list, each.trim())) {
        context.issues.push({ code: 'custom', message: 'must be addresses or networks, comma-separated', input: text })
        return z.NEVER
      }
    }
    return list
  })

function add(list: BlockList, text: string): boolean {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  if (family === 0) return false
  const length = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits)
  if (!Number.isInteger(length) || length < 0 || length > (family === 6 ? 128 : 32)) return false
  list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
  return true
}
