import type { InputProps } from '#ui/input/input-props.ts'
import { PictureField } from '#widgets/picture-picker/field/picture-field.tsx'
import { picturesIn, videoIn } from '../save/product-values.ts'
import { VideoInput } from './video-input.tsx'

const MOST_PICTURES = 10

/** The carousel, and the video that stands before its first picture. Both are one list on the wire. */
export function SlidesInput({ id, value, onChange, disabled }: InputProps<readonly string[]>) {
  const slides = value ?? []
  const [video, pictures] = [videoIn(slides), picturesIn(slides)]
  const change = (nextVideo: string, nextPictures: readonly string[]) =>
    onChange?.([...(nextVideo === '' ? [] : [nextVideo]), ...nextPictures])
  return (
    <div className="slides-input">
      <PictureField
        {...(disabled === undefined ? {} : { disabled })}
        {...(id === undefined ? {} : { id })}
        mode="multi"
        ratio={1}
        aria-label="商品轮播图"
        max={MOST_PICTURES}
        value={pictures}
        onChange={(next) => change(video, next)}
      />
      <VideoInput value={video} onChange={(next) => change(next, pictures)} />
    </div>
  )
}
