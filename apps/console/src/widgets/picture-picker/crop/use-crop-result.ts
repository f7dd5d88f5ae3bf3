import { useApp } from '#ui/feedback/use-app.ts'
import { textOf } from '#api/call-error.ts'
import { saveFile } from '#api/download.ts'
import { useState } from 'react'
import { useSendPicture } from '#widgets/picture-picker/upload/use-send-picture.ts'

/** What becomes of the cut: a file on disk, or another picture of the library. Each says whether it went well. */
export function useCropResult(cut: () => Promise<Blob> | undefined, pid: number) {
  const { message } = useApp()
  const send = useSendPicture(pid)
  const [isBusy, setBusy] = useState(false)

  const withCut = async (use: (blob: Blob) => unknown): Promise<boolean> => {
    setBusy(true)
    try {
      const blob = await cut()
      if (blob) await use(blob)
      return blob !== undefined
    } catch (error) {
      void message.error(textOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    download: () => withCut((blob) => saveFile({ blob, fileName: 'author-img.png' })),
    save: () =>
      withCut(async (blob) => {
        const file = new File([blob], `${Date.now()}.png`, { type: 'image/png' })
        await send(file, { signal: new AbortController().signal, onProgress: () => undefined })
        void message.success('上传成功')
      }),
  }
}
