import { z } from 'zod'
import { flag, idList } from './kernel/codecs.ts'
import { area, download } from './kernel/endpoint.ts'

export const downloadApi = area('download', {
  file: download('/common/download', {
    title: '下载文件',
    permission: 'session',
    query: z.object({
      /** A plain name: no folders, nothing hidden. */
      fileName: z
        .string({ error: '请求参数 fileName 不能为空' })
        .max(200, '文件名过长')
        .regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u, '文件名不正确'),
      delete: flag.optional(),
    }),
    // It may remove the file after sending, so it counts as a change although it is a GET.
    changes: true,
    operation: 'export',
  }),
  resource: download('/common/download/resource', {
    title: '下载素材',
    permission: 'session',
    query: z.object({ resource: z.string({ error: '请求参数 resource 不能为空' }).max(300, '资源地址过长') }),
  }),
  /** Files of the library as one archive. */
  zip: download('/common/download/zip', {
    title: '打包下载素材',
    permission: 'session',
    query: z.object({ attIds: idList('附件') }),
    sensitive: true,
    operation: 'export',
    rate: { max: 30, seconds: 60 },
  }),
})
