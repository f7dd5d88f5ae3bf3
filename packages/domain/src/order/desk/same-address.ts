/** Where an order goes. */
export interface Destination {
  readonly realName: string
  readonly userPhone: string
  readonly userAddress: string
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s,，.。、;；-]/g, '')
    .toLowerCase()

/** The same for two ways of writing one receiver; blank where nobody can say. */
const destinationKey = ({ realName, userPhone, userAddress }: Destination): string =>
  userAddress === '' || userPhone === '' ? '' : [realName, userPhone, userAddress].map(plain).join('|')

export const isSameDestination = (one: Destination, other: Destination): boolean =>
  destinationKey(one) === destinationKey(other)

/** Orders that could go in one box, in the order in which they stand; only groups of two and more. */
export function sameDestination<T extends Destination>(orders: readonly T[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const order of orders) {
    const key = destinationKey(order)
    if (key === '') continue
    const group = groups.get(key)
    if (group) group.push(order)
    else groups.set(key, [order])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Why orders cannot go in one box. */
export const whyNotOneParcel = (orders: readonly Destination[]): string | undefined => {
  const keys = new Set(orders.map(destinationKey))
  return keys.size > 1 || keys.has('') ? '收货人、电话和地址相同的订单才能合并为一个包裹' : undefined
}

interface NumberedOrder extends Destination {
  readonly id: number
  readonly trackingNumber: string
}

/** Orders with one number that go to one place are one parcel: its number, by the order. Others have none. */
export function joinByNumber(orders: readonly NumberedOrder[]): Map<number, number> {
  const groups = new Map<string, NumberedOrder[]>()
  for (const order of orders) {
    const key = destinationKey(order)
    if (key === '' || order.trackingNumber === '') continue
    const of = `${order.trackingNumber.toUpperCase()} ${key}`
    groups.set(of, [...(groups.get(of) ?? []), order])
  }
  const boxes = new Map<number, number>()
  const joined = [...groups.values()].filter(({ length }) => length > 1)
  for (const [index, group] of joined.entries()) for (const { id } of group) boxes.set(id, index + 1)
  return boxes
}
