import { downloadApi } from '@zhanggui/contract/download'
import { bind } from '#platform/http/route'
import { downloadFile } from './download-file.ts'
import { downloadResource } from './download-resource.ts'
import { downloadZip } from './download-zip.ts'

export const downloadRoutes = bind(downloadApi, {
  file: downloadFile,
  resource: downloadResource,
  zip: downloadZip,
})
