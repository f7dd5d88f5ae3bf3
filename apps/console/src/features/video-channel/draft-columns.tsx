import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { SyncLine } from '#widgets/sync-health/sync-line.tsx'
import { videoApi } from '@zhanggui/contract/video/video'
import { PageLink } from './page-link.tsx'
import { categoryColumn, pictureColumn, Review } from './shown-columns.tsx'
import { viewPath } from './video-paths.ts'

export const draftColumns: ColumnsOf<typeof videoApi.drafts> = [
  { field: 'id', title: 'ID', width: 80, isHidden: true },
  pictureColumn('商品图'),
  {
    field: 'title',
    title: '名称',
    width: 200,
    isMain: true,
    render: ({ id, title, productId }) => (
      <span className="video-lines">
        <PageLink to={viewPath(id)} call={videoApi.draft}>
          {title}
        </PageLink>
        {productId !== 0 && <small>修改过审商品</small>}
      </span>
    ),
  },
  categoryColumn(),
  { field: 'brandWording', title: '品牌', width: 96, isHidden: true },
  { field: 'sales', title: '销量', width: 72, align: 'right', isSpare: true },
  { field: 'stock', title: '库存', width: 72, align: 'right' },
  {
    field: 'platformEditStatus',
    title: '平台审核',
    width: 136,
    render: ({ platformEditStatus, platformStatusReason }) => (
      <Review of={platformEditStatus} reason={platformStatusReason} />
    ),
  },
  {
    field: 'editStatus',
    title: '微信审核',
    width: 136,
    render: ({ editStatus, editStatusReason, sync }) => (
      <Review of={editStatus} reason={editStatusReason}>
        <SyncLine of={sync} />
      </Review>
    ),
  },
  {
    field: 'addTime',
    title: '创建时间',
    width: 108,
    isSpare: true,
    render: ({ addTime }) => <ShopTime at={addTime} />,
  },
]
