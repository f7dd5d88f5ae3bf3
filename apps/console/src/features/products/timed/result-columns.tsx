import type { Column } from '#ui/list/columns/column.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import type { TimedResult } from '@zhanggui/contract/goods/timed-change'
import { type TimedKind, timedKind, timedOutcome } from '@zhanggui/domain/timed-change/timed-codes'
import { isOfShelf } from '@zhanggui/domain/timed-change/timed-rules'
import { Link } from 'react-router'
import { SmallPictures } from '#widgets/small-pictures/small-pictures.tsx'
import { viewPath } from '../product-paths.ts'

const product: Column<TimedResult> = {
  field: 'name',
  title: '商品',
  isMain: true,
  render: ({ productId, name, image, isThere }) => (
    <span className="timed-product">
      {isThere && <SmallPictures paths={[image]} most={1} />}
      {isThere ? <Link to={viewPath(productId)}>{name}</Link> : <span>{name}（已删除）</span>}
    </span>
  ),
}

const figures = (kind: TimedKind): readonly Column<TimedResult>[] => [
  { field: 'before', title: kind === timedKind.is.price ? '安排时售价' : '安排时库存', width: 136, align: 'right' },
  { field: 'after', title: kind === timedKind.is.addStock ? '增加' : '改为', width: 136, align: 'right' },
]

const outcome: readonly Column<TimedResult>[] = [
  {
    field: 'outcome',
    title: '结果',
    width: 220,
    render: ({ outcome: code, reason }) => (
      <>
        <CodeTag table={timedOutcome} code={code} />
        {reason !== '' && <span className="timed-small">{reason}</span>}
      </>
    ),
  },
]

export const resultColumns = (kind: TimedKind): readonly Column<TimedResult>[] =>
  isOfShelf(kind) ? [product, ...outcome] : [product, ...figures(kind), ...outcome]
