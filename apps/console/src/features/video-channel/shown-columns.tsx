import './video.css'
import type { Column } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import type { DraftRow } from '@zhanggui/contract/video/video-fields'
import { type DraftReview, draftReview } from '@zhanggui/domain/video/video-codes'
import type { ReactNode } from 'react'

type Shown = Pick<DraftRow, 'id' | 'headImg' | 'thirdCatName' | 'brandWording' | 'sales' | 'stock' | 'giveIntegral'>

/** What the lists of drafts and of approved products show alike. */
export const pictureColumn = <Row extends Shown>(title: string): Column<Row> => ({
  field: 'headImg',
  title,
  width: 80,
  isPicture: true,
  isSpare: true,
  render: ({ headImg }) => <SmallPictures paths={headImg.slice(0, 1)} most={1} />,
})

/** `食品饮料 / 茶 / 绿茶`: the last one is what matters. */
export const categoryColumn = <Row extends Shown>(): Column<Row> => ({
  field: 'thirdCatName',
  title: '类目',
  width: 120,
  isSpare: true,
  render: ({ thirdCatName }) => {
    const levels = thirdCatName.split(' / ')
    return (
      <span className="video-lines" title={thirdCatName}>
        {levels.at(-1)}
        <small>{levels.slice(0, -1).join(' / ')}</small>
      </span>
    )
  },
})

interface ReviewProps {
  readonly of: DraftReview
  readonly reason: string
  readonly children?: ReactNode
}

/** A review, with the reason where it was refused. */
export const Review = ({ of: review, reason, children }: ReviewProps) => (
  <span className="video-lines">
    <CodeTag table={draftReview} code={review} />
    {reason !== '' && (
      <small className="video-reason" title={reason}>
        拒绝原因：{reason}
      </small>
    )}
    {children}
  </span>
)
