import { call } from '#api/call.ts'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { idsOf } from '@zhanggui/contract/kernel/fields'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { adminApi, type GrantNode, roleApi } from '@zhanggui/contract/staff'
import { checkedRules, grantDifference } from './grant-edit.ts'

export type RoleInfo = ReplyOf<typeof roleApi.info>

const loadedFrom = ({ id, version, roleName, status, menuList }: RoleInfo) => ({
  values: { roleName, status, rules: checkedRules(menuList) },
  fixed: { id, version },
})

/** A form for a new role, or for the one that is given. */
export function useRoleForm(role: RoleInfo | undefined) {
  return useContractForm(role ? roleApi.update : roleApi.save, {
    loaded: role ? loadedFrom(role) : { values: { roleName: '', status: true, rules: '' } },
    ...(role ? { latest: async () => loadedFrom(await call(roleApi.info, { id: role.id }, { quiet: true })) } : {}),
    success: role ? '更新身份成功' : '创建身份成功',
    refresh: [adminApi],
  })
}

/** For the view of a conflict: the choice by what it changes. */
export const rulesInWords = (tree: readonly GrantNode[]) => {
  const before = new Set(idsOf(checkedRules(tree)))
  return (rules: unknown) => grantDifference(tree, before, new Set(idsOf(String(rules))))
}
