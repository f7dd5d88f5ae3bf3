import type { ColumnsOf } from '#ui/list/columns/column.tsx'
import type { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { ActivityRow } from '@zhanggui/contract/marketing/seckill-fields'
import { Link } from 'react-router'
import { ActivityDays, ActivityState, limitText, SessionLines } from './activity-state.tsx'
import { productsOfActivity } from './seckill-paths.ts'

export const activityColumns: ColumnsOf<typeof seckillApi.activities> = [
  { field: 'id', title: 'ID', width: 80, isHidden: true },
  { field: 'name', title: '活动名称', width: 168, isMain: true },
  { field: 'status', title: '活动状态', width: 112, render: (activity) => <ActivityState of={activity} /> },
  { field: 'startDate', title: '活动日期', width: 120, render: (activity) => <ActivityDays of={activity} /> },
  { field: 'timeList', title: '活动时间', width: 112, render: (activity) => <SessionLines of={activity} /> },
  {
    field: 'productNum',
    title: '商品数量',
    width: 80,
    align: 'right',
    render: (activity) => <OwnProducts of={activity} />,
  },
  {
    field: 'oneQuota',
    title: '单次限购',
    width: 80,
    align: 'right',
    isSpare: true,
    render: ({ oneQuota }) => limitText(oneQuota),
  },
  {
    field: 'allQuota',
    title: '活动限购',
    width: 80,
    align: 'right',
    isSpare: true,
    render: ({ allQuota }) => limitText(allQuota),
  },
  {
    field: 'productCategoryNames',
    title: '商品分类',
    width: 104,
    isSpare: true,
    render: ({ productCategoryNames }) => productCategoryNames || '全部',
  },
  {
    field: 'merStars',
    title: '商家星级',
    width: 88,
    isSpare: true,
    render: ({ merStars }) => <Stars needed={merStars} />,
  },
  { field: 'createTime', title: '创建时间', width: 108, isHidden: true },
]

/** Leads to what the shop has in it. */
const OwnProducts = ({ of: { name, productNum } }: { readonly of: ActivityRow }) =>
  productNum === 0 ? '0' : <Link to={productsOfActivity(name)}>{productNum}</Link>

const Stars = ({ needed }: { readonly needed: number }) => (
  <span className="seckill-stars" role="img" aria-label={`${needed} 星及以上`}>
    {'★'.repeat(needed)}
  </span>
)
