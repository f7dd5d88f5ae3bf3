import { readFile } from 'node:fs/promises'
import { MAX_SOCIAL_PICTURE, socialMediaApi } from '@zhanggui/contract/live/media'
import { fitPicture } from '#platform/files/pictures/picture-file'
import { refuse } from '#platform/http/refusals'
import { bind, type OutsideContext } from '#platform/http/route'
import { callSocial } from '../call-social.ts'
import { uploadMedia } from '../port/media.ts'
import type { SocialFile } from '../port/social-port.ts'
import { loadOwnPicture } from './own-picture.ts'

/** As large as any screen needs; each use fits it to its own size when it is submitted. */
const FIT = { width: 1920, height: 1920, maxBytes: MAX_SOCIAL_PICTURE }

const send = (context: OutsideContext, file: SocialFile) => callSocial(context, (social) => uploadMedia(social, file))

export const socialMediaRoutes = bind(socialMediaApi, {
  uploadLocal: {
    outside: async (context, { imagePath }) => {
      const file = (await loadOwnPicture(context, imagePath, FIT)) ?? refuse('请选择素材库中的图片')
      const media = await send(context, file)
      await context.inWrite(({ db }) => context.recordCall(db, '微信素材'))
      return media
    },
  },
  upload: async (context) => {
    const bytes = (await fitPicture(await readFile(context.file.path), FIT)) ?? refuse('图片文件不完整或已损坏')
    const media = await send(context, { name: 'picture.jpg', type: 'image/jpeg', bytes })
    return { save: () => media, discard: () => Promise.resolve() }
  },
})
