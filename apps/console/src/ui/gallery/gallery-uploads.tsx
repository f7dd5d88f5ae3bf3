import { FilePickButton } from '#ui/upload/file-pick-button.tsx'
import { UploadList } from '#ui/upload/upload-list.tsx'
import type { UploadItem, UploadWork } from '#ui/upload/upload-queue.ts'
import { useUploads } from '#ui/upload/use-uploads.ts'
import { whyNotSendFile } from '@zhanggui/domain/kernel/file/accepted-file'

const STEP = 200
const MEGABYTE = 1024 * 1024

/** A slow line that loses every file whose name says so. */
export const galleryUpload: UploadWork<{ readonly url: string }>['send'] = async (file, { signal, onProgress }) => {
  for (let percent = 0; percent <= 100; percent += 10) {
    await new Promise((resolve) => setTimeout(resolve, STEP))
    signal.throwIfAborted()
    onProgress(percent)
  }
  if (file.name.includes('坏')) throw new Error('图片文件不完整或已损坏')
  return { url: `/file/gallery/${encodeURIComponent(file.name)}` }
}

const file = (name: string, size: number) => new File([new Uint8Array(size)], name)
const states: readonly UploadItem<unknown>[] = [
  { id: 1, file: file('门头照片.jpg', 2_400_000), state: 'done', percent: 100, canRetry: true },
  {
    id: 2,
    file: file('店内环境与陈列-二楼茶室全景-2026年春.png', 4_800_000),
    state: 'sending',
    percent: 64,
    canRetry: true,
  },
  { id: 3, file: file('开业视频.mp4', 9_000_000), state: 'waiting', percent: 0, canRetry: true },
  {
    id: 4,
    file: file('菜单.png', 300_000),
    state: 'failed',
    percent: 0,
    problem: '网络连接异常，请检查网络后重试',
    canRetry: true,
  },
  {
    id: 5,
    file: file('说明.exe', 1_000),
    state: 'failed',
    percent: 0,
    problem: '文件类型必须是.jpg、.png、.mp4中的一种',
    canRetry: false,
  },
]
const nothing = () => undefined
const shown = { items: states, isBusy: true, add: nothing, retry: nothing, remove: nothing, clear: nothing }

export function GalleryUploads() {
  const uploads = useUploads({
    send: galleryUpload,
    refuse: (each) => whyNotSendFile(each, { maxSize: 10 * MEGABYTE }),
  })
  return (
    <section aria-label="上传">
      <h2>上传</h2>
      <div className="gallery-states">
        <div className="gallery-box">
          <UploadList uploads={shown} />
        </div>
        <div className="gallery-box">
          <FilePickButton text="选择多个文件" isMany onPick={uploads.add} />
          <UploadList uploads={uploads} />
        </div>
      </div>
    </section>
  )
}
