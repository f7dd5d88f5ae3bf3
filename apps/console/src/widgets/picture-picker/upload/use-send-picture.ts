import { upload } from '#api/upload.ts'
import type { UploadWork } from '#ui/upload/upload-queue.ts'
import { pictureApi, type UploadedFile } from '@zhanggui/contract/picture'
import { useLocation } from 'react-router'

/** Sends a file into a category of the library. The model is the first word of the page's address (spec §2). */
export function useSendPicture(pid: number): UploadWork<UploadedFile>['send'] {
  const { pathname } = useLocation()
  const model = pathname.split('/')[1] || 'content'
  return (file, way) => upload(pictureApi.uploadImage, { model, pid }, file, { ...way, quiet: true })
}
