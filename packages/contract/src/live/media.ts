import { z } from 'zod'
import { shopTime } from '../kernel/codecs.ts'
import { area, post, upload } from '../kernel/endpoint.ts'
import { picture } from '../kernel/fields.ts'

/** What the social platform takes as a picture: 10 MB, kept for three days. */
export const MAX_SOCIAL_PICTURE = 10 * 1024 * 1024

const type = z.literal('image', { error: '素材类型不正确' }).default('image')
const media = z.object({ mediaId: z.string(), type: z.string(), createdAt: shopTime })

/** Pictures at the social platform. */
export const socialMediaApi = area('socialMedia', {
  uploadLocal: post('/admin/merchant/mp/media/uploadlocal', {
    title: '素材上传本地',
    permission: 'merchant:mp:media:uploadlocal',
    everyRole: true,
    /** A picture of the shop's own library. */
    body: z.object({ imagePath: picture('请选择图片'), type }),
    reply: media,
    operation: 'add',
    rate: { max: 300, seconds: 3600 },
  }),
  upload: upload('/admin/merchant/mp/media/upload', {
    title: '素材上传',
    permission: 'merchant:mp:media:upload',
    everyRole: true,
    query: z.object({ type }),
    reply: media,
    operation: 'add',
    file: { maxBytes: MAX_SOCIAL_PICTURE },
    rate: { max: 300, seconds: 3600 },
  }),
})
