import { useApp } from '#ui/feedback/use-app.ts'
import { textOf } from '#api/call-error.ts'
import { saveFile } from '#api/download.ts'
import { useState } from 'react'
import { useSendPicture } from '#widgets/picture-picker/upload/use-send-picture.ts'

/** What becomes of the cut: a file on disk, or another picture of the library. Nothing where it failed: that was told. */
export function useCropResult(cut: () => Promise<Blob> | undefined, pid: number, fileName: string) {
  const { message } = useApp()
  const send = useSendPicture(pid)
  const [isBusy, setBusy] = useState(false)

  const withCut = async <T>(use: (blob: Blob) => T | Promise<T>): Promise<T | undefined> => {
    setBusy(true)
    try {
      const blob = await cut()
      return blob && (await use(blob))
    } catch (error) {
      void message.error(textOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    download: () => withCut((blob) => saveFile({ blob, fileName })),
    save: () =>
      withCut(async (blob) => {
        const file = new File([blob], fileName, { type: 'image/png' })
        const kept = await send(file, { signal: new AbortController().signal, onProgress: () => undefined })
        void message.success('上传成功')
        return kept
      }),
  }
}
