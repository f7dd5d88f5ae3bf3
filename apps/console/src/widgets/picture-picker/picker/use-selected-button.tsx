import type { PictureRow } from '@zhanggui/contract/picture'
import { Button } from 'antd'
import { pictureKinds } from '#widgets/picture-picker/library/picture-kind.ts'
import { type PickLimits, whyNotUse } from '#widgets/picture-picker/library/picture-selection.ts'
import type { Library } from '#widgets/picture-picker/library/use-library.ts'
import { useReason } from '#widgets/picture-picker/upload/use-reason.ts'

interface Props {
  readonly library: Library
  readonly limits: PickLimits
  readonly onUse: (rows: PictureRow[]) => void
}

/** 使用选中图片: hands over what is chosen, in its order. */
export function UseSelectedButton({ library: { selected }, limits, onUse }: Props) {
  const unless = useReason()
  return (
    <Button type="primary" onClick={() => unless(whyNotUse(selected, limits), () => onUse([...selected]))}>
      使用选中{pictureKinds[limits.kind].label}
    </Button>
  )
}
