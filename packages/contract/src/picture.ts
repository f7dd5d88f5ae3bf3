import { pictureUser } from '@zhanggui/domain/picture/picture-places'
import { z } from 'zod'
import { csvUpTo, idList, shopTime } from './kernel/codecs.ts'
import { area, get, post, upload } from './kernel/endpoint.ts'
import { done, pageOf, pageQuery } from './kernel/shapes.ts'

const MEGABYTE = 1024 * 1024
/** The most that a request may carry; what a type of file may weigh is a setting below it. */
export const MAX_UPLOAD = 50 * MEGABYTE

const whole = (message: string) => z.coerce.number<number | string>({ error: message }).int(message)
/** The picture category; 0 = none. */
const pid = whole('请选择图片分类').min(0, '请选择图片分类').max(Number.MAX_SAFE_INTEGER, '请选择图片分类')

/** Becomes a folder name, so only a plain word is allowed. */
const model = z.string().regex(/^[a-zA-Z0-9_-]{1,32}$/, '上传模块名只能包含字母、数字、下划线和短横线，最长32个字符')

export const uploadQuery = z.object({ model: model.default('content'), pid: pid.default(0) })

export const uploadedFile = z.object({
  attId: z.int(),
  fileName: z.string(),
  extName: z.string(),
  fileSize: z.int(),
  url: z.string(),
  thumb: z.string(),
  type: z.string(),
})
export type UploadedFile = z.output<typeof uploadedFile>

export const pictureRow = z.object({
  attId: z.int(),
  name: z.string(),
  attDir: z.string(),
  /** What screens store and show. */
  sattDir: z.string(),
  /** 320 pixels wide, for grids; empty where there is none (videos). */
  thumb: z.string(),
  attSize: z.string(),
  attType: z.string(),
  width: z.int(),
  height: z.int(),
  pid: z.int(),
  imageType: z.int(),
  owner: z.int(),
  createTime: shopTime,
  updateTime: shopTime,
})
export type PictureRow = z.output<typeof pictureRow>

const pictureQuery = pageQuery.extend({
  pid: pid.optional(),
  /** As in `jpg,jpeg,gif,png` or `video/mp4`. */
  attType: csvUpTo(200, '图片类型过多').optional(),
  name: z.string().trim().max(100, '搜索内容过长').optional(),
})

export const pictureUse = z.object({
  attId: z.int(),
  kind: z.enum(pictureUser.codes),
  refId: z.int(),
  label: z.string(),
})
export type PictureUse = z.output<typeof pictureUse>

const ids = idList('附件')

export const pictureApi = area(
  'picture',
  {
    list: get('/admin/merchant/attachment/list', {
      title: '素材列表',
      permission: 'merchant:attachment:list',
      everyRole: true,
      query: pictureQuery,
      reply: pageOf(pictureRow),
    }),
    usage: get('/admin/merchant/attachment/usage', {
      title: '素材使用情况',
      permission: 'session',
      query: z.object({ ids }),
      reply: z.array(pictureUse),
    }),
    uploadImage: upload('/admin/merchant/upload/image', {
      title: '图片上传',
      permission: 'merchant:upload:image',
      everyRole: true,
      query: uploadQuery,
      reply: uploadedFile,
      operation: 'add',
      file: { maxBytes: MAX_UPLOAD },
      rate: { max: 300, seconds: 60 },
    }),
    uploadFile: upload('/admin/merchant/upload/file', {
      title: '文件上传',
      permission: 'merchant:upload:file',
      everyRole: true,
      query: uploadQuery,
      reply: uploadedFile,
      operation: 'add',
      file: { maxBytes: MAX_UPLOAD },
      rate: { max: 300, seconds: 60 },
    }),
    move: post('/admin/merchant/attachment/move', {
      title: '移动素材',
      permission: 'merchant:attachment:move',
      body: z.object({ attrId: ids, pid }),
      reply: done,
    }),
    delete: post('/admin/merchant/attachment/delete', {
      title: '删除素材',
      permission: 'merchant:attachment:delete',
      /** `force`: although they are in use. The refusal before names the places. */
      body: z.object({ ids, force: z.boolean().optional() }),
      reply: done,
      operation: 'remove',
    }),
  },
  '/maintain/picture',
)
