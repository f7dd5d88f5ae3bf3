import { grantablePermissions } from '@zhanggui/contract/access/grant-tree'
import { type Change, changesBetween } from '@zhanggui/domain/audit/change-rules'

const titles = (permissions: readonly string[]) =>
  permissions.map((permission) => grantablePermissions.get(permission) ?? permission).join('、')

/** Added and removed permissions by title, for the log. */
export const grantChanges = ({ added, removed }: { added: readonly string[]; removed: readonly string[] }): Change[] =>
  changesBetween({ 添加权限: ['', titles(added)], 移除权限: [titles(removed), ''] })
