import { useApp } from '#ui/feedback/use-app.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PictureCropper, createCropper } from './cropping.ts'

/** Opens a stage for the picture, and another one for the next. */
export function useCropping(source: string | undefined, ratio: number) {
  const { message } = useApp()
  const [host, setHost] = useState<HTMLElement | null>(null)
  const [preview, setPreview] = useState<HTMLElement | null>(null)
  const [hasBox, setHasBox] = useState(false)
  const stage = useRef<PictureCropper>(undefined)
  const open = useEffectEvent((setting: { host: HTMLElement; preview: HTMLElement; source: string }) =>
    createCropper({
      ...setting,
      ratio,
      onBox: setHasBox,
      onFailed: () => void message.error('图片无法打开，请换一张'),
    }),
  )
  useEffect(() => {
    if (!host || !preview || source === undefined) return undefined
    const opened = open({ host, preview, source })
    stage.current = opened
    return () => {
      opened.close()
      stage.current = undefined
      setHasBox(false)
    }
  }, [host, preview, source])
  return { stage, hasBox, setHost, setPreview }
}
