import { type CategoryType, categoryType } from '@zhanggui/domain/category/category-codes'
import { z } from 'zod'
import { idList, shopTime } from './kernel/codecs.ts'
import { area, get, id, post } from './kernel/endpoint.ts'
import { done, pageOf, pageQuery } from './kernel/shapes.ts'

/** Bodies carry numbers, queries carry text. */
const whole = (message: string) => z.coerce.number<number | string>({ error: message }).int(message)

const type = whole('类型必须选择').refine(
  (code): code is CategoryType => (categoryType.codes as number[]).includes(code),
  '类型必须选择',
)
const status = whole('状态必须选择').min(0, '状态必须选择').max(1, '状态必须选择')
/** 0 = top level. */
const pid = whole('请选择父级分类').min(0, '请选择父级分类').max(Number.MAX_SAFE_INTEGER, '请选择父级分类')
const name = z
  .string({ error: '分类名称必须填写' })
  .trim()
  .min(1, '分类名称必须填写')
  .max(50, '分类名称不能超过50个字符')
const sort = whole('排序数字必须大于等于0').min(0, '排序数字必须大于等于0').max(999_999, '排序数字过大')

/** Clients also send `owner`; whose category it is follows from the session alone. */
const categoryDraft = z.object({
  pid,
  name,
  type,
  status: status.default(0),
  sort: sort.default(1),
  url: z.string().max(255, '分类链接过长').default(''),
  extra: z.string().max(10_000, '分类附加内容过长').default(''),
})

/** Partial: absent fields keep their value. */
const categoryChange = z.object({
  pid: pid.optional(),
  name: name.optional(),
  status: status.optional(),
  sort: sort.optional(),
  url: z.string().max(255, '分类链接过长').optional(),
  extra: z.string().max(10_000, '分类附加内容过长').optional(),
  version: whole('版本号必须是整数').optional(),
})

export const categoryRow = z.object({
  id: z.int(),
  pid: z.int(),
  path: z.string(),
  name: z.string(),
  type: z.int(),
  url: z.string(),
  extra: z.string(),
  status: z.int(),
  sort: z.int(),
  owner: z.int(),
  version: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type CategoryRow = z.output<typeof categoryRow>

export type CategoryNode = CategoryRow & { child?: CategoryNode[] | undefined }
const categoryNode: z.ZodType<CategoryNode> = categoryRow.extend({
  get child() {
    return z.array(categoryNode).optional()
  },
})

/** −1 = whatever the status. */
const anyStatus = whole('状态必须选择').min(-1, '状态必须选择').max(1, '状态必须选择').optional()
const nameFilter = z.string().trim().max(50, '分类名称不能超过50个字符').optional()

const treeQuery = z.object({ type, status: anyStatus, name: nameFilter })
const categoryQuery = pageQuery.extend({
  type: type.optional(),
  status: anyStatus,
  name: nameFilter,
  pid: pid.optional(),
})

export const categoryApi = area(
  'category',
  {
    tree: get('/admin/merchant/category/list/tree', {
      title: '分类树',
      permission: 'merchant:category:list:tree',
      everyRole: true,
      query: treeQuery,
      reply: z.array(categoryNode),
    }),
    list: get('/admin/merchant/category/list', {
      title: '分类列表',
      permission: 'merchant:category:list',
      everyRole: true,
      query: categoryQuery,
      reply: pageOf(categoryRow),
    }),
    ids: get('/admin/merchant/category/list/ids', {
      title: '按id取分类',
      permission: 'merchant:category:list:ids',
      everyRole: true,
      query: z.object({ ids: idList('分类') }),
      reply: z.array(categoryRow),
    }),
    info: get('/admin/merchant/category/info/{id}', {
      title: '分类详情',
      permission: 'merchant:category:info',
      everyRole: true,
      reply: categoryRow,
    }),
    save: post('/admin/merchant/category/save', {
      title: '添加素材分类',
      permission: 'merchant:category:save',
      body: categoryDraft,
      reply: z.object({ id }),
      operation: 'add',
    }),
    update: post('/admin/merchant/category/update/{id}', {
      title: '编辑素材分类',
      permission: 'merchant:category:update',
      query: categoryChange,
      reply: done,
    }),
    updateStatus: post('/admin/merchant/category/updateStatus/{id}', {
      title: '显示或隐藏素材分类',
      permission: 'merchant:category:update:status',
      reply: done,
    }),
    delete: post('/admin/merchant/category/delete/{id}', {
      title: '删除素材分类',
      permission: 'merchant:category:delete',
      reply: done,
      operation: 'remove',
    }),
  },
  '/maintain/picture',
)
