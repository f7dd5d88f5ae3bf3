import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { RecordLink } from '#ui/list/trail/open-record.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { SyncLine } from '#widgets/sync-health/sync-line.tsx'
import { videoApi } from '@zhanggui/contract/video/video'
import type { VideoProductRow } from '@zhanggui/contract/video/video-fields'
import { shelfCause, videoShelf } from '@zhanggui/domain/video/video-codes'
import { categoryColumn, pictureColumn } from './shown-columns.tsx'

export const productColumns: ColumnsOf<typeof videoApi.products> = [
  { field: 'id', title: 'ID', width: 80, isSpare: true },
  pictureColumn('商品图片'),
  {
    field: 'title',
    title: '名称',
    width: 200,
    isMain: true,
    render: ({ id, title, isChanging }) => (
      <span className="video-lines">
        <RecordLink to={id} call={videoApi.product} className="video-name">
          {title}
        </RecordLink>
        {isChanging && <small>修改审核中</small>}
      </span>
    ),
  },
  { field: 'componentProductId', title: '视频号商品ID', width: 112, isSpare: true },
  categoryColumn(),
  { field: 'brandWording', title: '品牌', width: 96, isHidden: true },
  { field: 'giveIntegral', title: '获得积分', width: 80, align: 'right', isSpare: true },
  { field: 'sales', title: '销量', width: 72, align: 'right', isSpare: true },
  { field: 'stock', title: '库存', width: 72, align: 'right' },
  { field: 'status', title: '状态', width: 96, render: (product) => <Shelf of={product} /> },
  {
    field: 'createTime',
    title: '创建时间',
    width: 108,
    isSpare: true,
    render: ({ createTime }) => <ShopTime at={createTime} />,
  },
]

/** Where it stands, and who has put it there if that was not the shop. */
export const Shelf = ({ of: { status, platformStatus, sync } }: { readonly of: VideoProductRow }) => (
  <span className="video-lines">
    <CodeTag table={videoShelf} code={status} />
    {platformStatus === shelfCause.is.platformDown && <small>{shelfCause.label(platformStatus)}</small>}
    <SyncLine of={sync} />
  </span>
)
