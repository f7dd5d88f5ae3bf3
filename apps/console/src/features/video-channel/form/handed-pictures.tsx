import { load } from '#api/load.ts'
import { mayCall, useSession } from '#api/session.ts'
import { useApp } from '#ui/feedback/use-app.ts'
import type { InputProps } from '#ui/input/input-props.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { videoApi } from '@zhanggui/contract/video/video'
import { MOST_PICTURES } from '@zhanggui/domain/video/video-rules'

/** What the social platform has against a picture. Where nobody answers it stays: it is handed over when it is sent. */
async function whyRefused(imgUrl: string): Promise<string | undefined> {
  try {
    const { errcode, errmsg } = await load(videoApi.exchangeImage, { imgUrl })
    return errcode > 0 ? errmsg : undefined
  } catch {
    return undefined
  }
}

const NONE: readonly string[] = []

/** Pictures that the social platform takes: each new one is shown to it at once, and one that it refuses goes again. */
export function HandedPictures({ value = NONE, onChange, disabled = false, id }: InputProps<readonly string[]>) {
  const { message } = useApp()
  const mayAsk = mayCall(videoApi.exchangeImage, useSession())
  const change = async (next: readonly string[]) => {
    onChange?.(next)
    const added = mayAsk ? next.filter((path) => !value.includes(path)) : []
    const reasons = await Promise.all(added.map(whyRefused))
    const refused = added.filter((_, index) => reasons[index] !== undefined)
    if (refused.length === 0) return
    onChange?.(next.filter((path) => !refused.includes(path)))
    void message.error(`微信不接受所选图片：${reasons.find((reason) => reason !== undefined)}`)
  }
  return (
    <PictureField
      mode="multi"
      max={MOST_PICTURES}
      value={value}
      {...(id === undefined ? {} : { id })}
      {...(disabled ? { disabled } : {})}
      onChange={(next) => void change(next)}
    />
  )
}
