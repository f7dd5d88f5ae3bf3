import './replace.css'
import { PictureFrame } from '#widgets/picture-picker/library/picture-frame.tsx'
import { ArrowRightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'

interface Shown {
  readonly name: string
  readonly sattDir: string
}

interface Props {
  readonly from: Shown
  readonly to: Shown | undefined
  /** What chooses the new one. */
  readonly choose?: ReactNode
}

/** The old picture and the new one. */
export const PicturePair = ({ from, to, choose }: Props) => (
  <div className="picture-pair">
    <Side title="换下" picture={from} />
    <ArrowRightOutlined aria-hidden />
    <Side title="换上" picture={to}>
      {choose}
    </Side>
  </div>
)

function Side({
  title,
  picture,
  children,
}: {
  readonly title: string
  readonly picture: Shown | undefined
  readonly children?: ReactNode
}) {
  return (
    <figure>
      <span className="picture-pair-frame">
        {picture?.sattDir && <PictureFrame kind="picture" path={picture.sattDir} alt="" isFirst />}
      </span>
      <figcaption>
        <b>{title}</b>
        <span>{nameOf(picture)}</span>
        {children}
      </figcaption>
    </figure>
  )
}

const nameOf = (picture: Shown | undefined) => {
  if (!picture) return '还没有选择'
  return picture.sattDir === '' ? `${picture.name}（已删除）` : picture.name
}
