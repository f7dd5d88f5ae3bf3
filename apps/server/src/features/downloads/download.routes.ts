import { downloadApi } from '@zhanggui/contract/download'
import { bind } from '#platform/http/route'
import type { Platform } from '#platform/platform'
import { downloadFile } from './download-file.ts'
import { downloadResource } from './download-resource.ts'
import { downloadZip } from './download-zip.ts'

export const downloadRoutes = (platform: Platform) =>
  bind(downloadApi, {
    file: (context, input) => downloadFile(platform, context, input),
    resource: (context, input) => downloadResource(platform, context, input),
    zip: (context, input) => downloadZip(platform, context, input),
  })
