import { adminType } from '@zhanggui/domain/staff/staff-codes'
import { z } from 'zod'
import { csv, flag, idList, idListOrBlank, ids, shopTime } from './kernel/codecs.ts'
import { area, get, id, post } from './kernel/endpoint.ts'
import { phoneOrBlank } from './kernel/fields.ts'
import { fieldsMatch, newPassword, passwordAgain } from './kernel/passwords.ts'
import { done, pageOf, pageQuery, text } from './kernel/shapes.ts'

const grantLevels = ['view', 'edit', 'full'] as const
/** Looking, changing, and beyond that what cannot be undone or leaves the shop: deleting and exporting. */
export type GrantLevel = (typeof grantLevels)[number]

/** A directory (M), page (C) or button (A) of the role editor's tree. */
export interface GrantNode {
  id: number
  pid: number
  name: string
  menuType: 'M' | 'C' | 'A'
  perms: string
  icon: string
  sort: number
  /** How much it lets somebody do on its page. */
  level: GrantLevel
  /** Belongs to a page that only the owner can open, whatever a role grants. */
  isOwnerOnly: boolean
  /** Held by every role: checked and not to be changed. */
  isPublic: boolean
  /** The signed-in person may hand it on, because they hold it themselves. */
  isGrantable: boolean
  checked: boolean
  childList: GrantNode[]
}

const grantNode: z.ZodType<GrantNode> = z.object({
  id: z.int(),
  pid: z.int(),
  name: z.string(),
  menuType: z.enum(['M', 'C', 'A']),
  perms: z.string(),
  icon: z.string(),
  sort: z.int(),
  level: z.enum(grantLevels),
  isOwnerOnly: z.boolean(),
  isPublic: z.boolean(),
  isGrantable: z.boolean(),
  checked: z.boolean(),
  get childList() {
    return z.array(grantNode)
  },
})

export const roleRow = z.object({
  id: z.int(),
  roleName: z.string(),
  status: z.boolean(),
  /** Who holds it signs in with 两步验证. */
  requiresFactor: z.boolean(),
  /** How many live accounts hold it. */
  userCount: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type RoleRow = z.output<typeof roleRow>

export const roleDraft = z.object({
  roleName: text('角色名称', { max: 32, blank: '请填写角色名称' }),
  status: z.boolean(),
  /** Absent: as it was. */
  requiresFactor: z.boolean({ error: '请选择是否要求两步验证' }).optional(),
  /** Ids of the tree's nodes; half-checked parents may be among them. */
  rules: idListOrBlank('菜单权限'),
})

const roleQuery = pageQuery.extend({
  roleName: z.string().trim().max(32, '角色名称过长').optional(),
  status: flag.optional(),
})

const ROLES = '/operation/roleManager/identityManager'
const ADMINS = '/operation/roleManager/adminList'

export const roleApi = area(
  'role',
  {
    list: get('/admin/merchant/role/list', {
      title: '角色分页列表',
      permission: 'merchant:admin:role:list',
      query: roleQuery,
      reply: pageOf(roleRow),
    }),
    info: get('/admin/merchant/role/info/{id}', {
      title: '查看角色',
      permission: 'merchant:admin:role:info',
      reply: roleRow.extend({ menuList: z.array(grantNode) }),
    }),
    menuTree: get('/admin/merchant/menu/cache/tree', {
      title: '查看可授予的权限',
      permission: 'merchant:menu:cache:tree',
      reply: z.array(grantNode),
    }),
    save: post('/admin/merchant/role/save', {
      title: '添加角色',
      permission: 'merchant:admin:role:save',
      body: roleDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post('/admin/merchant/role/update', {
      title: '编辑角色',
      permission: 'merchant:admin:role:update',
      body: roleDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    updateStatus: post('/admin/merchant/role/updateStatus', {
      title: '开启或关闭角色',
      permission: 'merchant:admin:role:update:status',
      body: z.object({ id, status: z.boolean() }),
      reply: done,
    }),
    delete: post('/admin/merchant/role/delete/{id}', {
      title: '删除角色',
      permission: 'merchant:admin:role:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  ROLES,
)

export const adminRow = z.object({
  id: z.int(),
  account: z.string(),
  realName: z.string(),
  headerImage: z.string(),
  phone: z.string(),
  type: z.union(adminType.codes.map((code) => z.literal(code))),
  roles: ids,
  roleNames: csv,
  status: z.boolean(),
  isSms: z.boolean(),
  /** Signs in with 两步验证. */
  hasFactor: z.boolean(),
  /** Works for other shops as well: name, password and 两步验证 are nobody's to change but their own. */
  isShared: z.boolean(),
  lastTime: shopTime.nullable(),
  lastIp: z.string(),
  loginCount: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type AdminRow = z.output<typeof adminRow>

export const adminDraft = z.object({
  account: text('管理员账号', { max: 32 }).regex(/^[\w.@-]*$/, '管理员账号只能包含字母、数字和 . _ - @'),
  realName: text('管理员姓名', { max: 16 }),
  roles: idList('管理员角色'),
  status: z.boolean(),
  /** Blank keeps the number that is stored. */
  phone: phoneOrBlank('联系电话').optional(),
})

const adminQuery = pageQuery.extend({
  realName: z.string().trim().max(32, '姓名或账号过长').optional(),
  roles: id.optional(),
  status: flag.optional(),
})

export const adminApi = area(
  'admin',
  {
    list: get('/admin/merchant/admin/list', {
      title: '管理员分页列表',
      permission: 'merchant:admin:list',
      query: adminQuery,
      reply: pageOf(adminRow),
    }),
    info: get('/admin/merchant/admin/info', {
      title: '查看管理员',
      permission: 'merchant:admin:info',
      query: z.object({ id }),
      reply: adminRow,
    }),
    save: post('/admin/merchant/admin/save', {
      title: '添加管理员',
      permission: 'merchant:admin:save',
      body: adminDraft.extend({ pwd: newPassword('管理员密码') }),
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post('/admin/merchant/admin/update', {
      title: '编辑管理员',
      permission: 'merchant:admin:update',
      body: adminDraft.extend({ id, version: z.int().optional() }),
      reply: done,
    }),
    updatePassword: post('/admin/merchant/admin/update/password', {
      title: '修改管理员密码',
      permission: 'merchant:admin:update:password',
      body: z
        .object({ id, password: newPassword('新密码'), confirmPassword: passwordAgain })
        .refine(...fieldsMatch('password', 'confirmPassword', '两次密码输入不一致')),
      reply: done,
    }),
    updateStatus: post('/admin/merchant/admin/updateStatus', {
      title: '启用或停用管理员',
      permission: 'merchant:admin:update:status',
      body: z.object({ id, status: flag }),
      reply: done,
      alsoGet: true,
    }),
    delete: post('/admin/merchant/admin/delete', {
      title: '删除管理员',
      permission: 'merchant:admin:delete',
      body: z.object({ id }),
      reply: done,
      alsoGet: true,
      operation: 'remove',
    }),
    /** Accounts that cannot sign in from some network after too many failures; the owner's is among them. */
    locked: get('/admin/merchant/admin/locked', {
      title: '登录被锁定的管理员',
      permission: 'merchant:admin:list',
      reply: z.array(adminRow.pick({ id: true, account: true, realName: true })),
    }),
    unlock: post('/admin/merchant/admin/unlock/{id}', {
      title: '解除登录锁定',
      permission: 'merchant:admin:update:status',
      reply: done,
    }),
    receiveSms: post('/admin/merchant/admin/update/receive/sms/{id}', {
      title: '开关短信接收',
      permission: 'merchant:admin:update:receive:sms',
      reply: done,
    }),
  },
  ADMINS,
)
