import type { Colleague } from '@zhanggui/contract/order/team'
import { NOBODY } from '@zhanggui/domain/team/team-codes'

/** 我, 无人负责, and everybody else by name. */
export function peopleOptions(people: readonly Colleague[], me: number | undefined) {
  const others = people.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name }))
  const mine = people.some(({ id }) => id === me) && me !== undefined ? [{ value: me, label: '我' }] : []
  return [...mine, { value: NOBODY, label: '无人负责' }, ...others]
}
