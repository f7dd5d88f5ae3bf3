import { adminType } from './staff-codes.ts'

interface Account {
  readonly type: number
  readonly id: number
}

const isOwner = ({ type }: Account) => type === adminType.is.owner

/** The owner is changed by nobody else; their own name and password have the personal centre. */
export function whyNotEditAdmin(admin: Account): string | undefined {
  return isOwner(admin) ? '系统内置权限，不允许编辑' : undefined
}

export function whyNotDeleteAdmin(admin: Account, self: { readonly id: number }): string | undefined {
  if (isOwner(admin)) return '系统内置权限，不允许删除'
  return admin.id === self.id ? '不能删除当前登录账号' : undefined
}

export function whyNotDisableAdmin(admin: Account, self: { readonly id: number }): string | undefined {
  if (isOwner(admin)) return '系统内置权限，不允许编辑'
  return admin.id === self.id ? '不能停用当前登录账号' : undefined
}

/** Somebody in several shops: what opens all of them is none of one shop's business. */
interface InShops {
  readonly shops: number
}

export const whyNotRename = ({ shops }: InShops): string | undefined =>
  shops > 1 ? '该账号也在其他店铺使用，不能修改账号名' : undefined

export const whyNotSetPasswordOf = ({ shops }: InShops): string | undefined =>
  shops > 1 ? '该账号也在其他店铺使用，密码只能由本人在个人中心修改' : undefined

/** The owner's is reset by the platform, the own one in the personal centre. */
export function whyNotResetFactor(
  admin: Account & InShops & { readonly hasFactor: boolean },
  self: { readonly id: number },
): string | undefined {
  if (isOwner(admin)) return '店主的两步验证只能由平台重置'
  if (admin.id === self.id) return '自己的两步验证请在个人中心管理'
  if (admin.shops > 1) return '该账号也在其他店铺使用，两步验证只能由本人管理，验证器丢失时请联系平台重置'
  return admin.hasFactor ? undefined : '该管理员没有开启两步验证'
}

/** Text messages are no right, so the owner may switch the own ones; nobody else may. */
export function whyNotSwitchSms(admin: Account, self: { readonly id: number }): string | undefined {
  return admin.id === self.id ? undefined : whyNotEditAdmin(admin)
}

export function whyNotReceiveSms(admin: { readonly phone: string; readonly isSms: boolean }): string | undefined {
  return admin.isSms || admin.phone !== '' ? undefined : '请先为管理员设置手机号'
}

export function whyNotDeleteRole(role: { readonly userCount: number }): string | undefined {
  return role.userCount > 0 ? `角色已使用：还有 ${role.userCount} 位管理员持有该角色` : undefined
}
