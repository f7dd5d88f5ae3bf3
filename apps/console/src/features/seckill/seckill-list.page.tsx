import { mayCall, useSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import { seckillApi } from '@zhanggui/contract/marketing/seckill'
import type { SeckillRow } from '@zhanggui/contract/marketing/seckill-fields'
import { productShelf } from '@zhanggui/domain/product/product-codes'
import { type SeckillAudit, seckillAudit, seckillStatus } from '@zhanggui/domain/seckill/seckill-codes'
import { SeckillBatch } from './seckill-batch.tsx'
import { seckillColumnsFor } from './seckill-columns.tsx'
import { seckillActions } from './seckill-row-actions.ts'
import { ADD_PAGE } from './seckill-paths.ts'

const SeckillDrawer = lazyPart(() => import('./seckill.drawer.tsx'))

export default function SeckillListPage() {
  const list = useListState(seckillApi.list)
  const filters = useSeckillFilters(list)
  const views = useListViews(list)
  const details = useOpenRecord(seckillApi.list, (key, close) => (
    <SeckillDrawer key={key} id={Number(key)} onClose={close} />
  ))
  const actionsOf = (product: SeckillRow) => <RowActions of={seckillActions(product, details.open)} />
  const { auditStatus } = list.filter
  return (
    <>
      <ListPage
        list={list}
        title="秒杀商品"
        columns={seckillColumnsFor(auditStatus)}
        filters={filters}
        views={views}
        actions={
          <AddButton call={seckillApi.add} to={ADD_PAGE}>
            添加秒杀商品
          </AddButton>
        }
        empty={
          auditStatus === undefined
            ? { title: '还没有秒杀商品', hint: '选择平台的秒杀活动，带上店里的商品，审核通过后就会在活动场次里开售。' }
            : { title: `没有${seckillAudit.label(auditStatus)}的秒杀商品` }
        }
        rowActions={actionsOf}
        batch={<SeckillBatch selection={list.selection} />}
      />
      {details.element}
    </>
  )
}

function useSeckillFilters(list: ListState<typeof seckillApi.list>): FiltersOf<typeof seckillApi.list> {
  const enabled = mayCall(seckillApi.tabs, useSession())
  const counted = filterOf<typeof seckillApi.tabs>(seckillApi.tabs, list.filter)
  const { data: counts } = useCall(seckillApi.tabs, counted, { keepPrevious: true, enabled })
  const tab = (code: SeckillAudit, count?: number) => ({ value: String(code), label: seckillAudit.label(code), count })
  const { waiting, passed, refused } = seckillAudit.is
  return {
    auditStatus: {
      kind: 'tabs',
      items: [
        { value: '', label: '全部', count: counts?.all, isTotal: true },
        tab(waiting, counts?.waiting),
        tab(passed, counts?.passed),
        tab(refused, counts?.refused),
      ],
    },
    proName: { label: '商品名称', kind: 'text' },
    activityName: { label: '活动名称', kind: 'text' },
    // For calls of other programs; staff know activities by name.
    activityId: null,
    proStatus: { label: '商品状态', kind: 'select', options: productShelf.options },
    activityStatus: { label: '活动状态', kind: 'select', options: seckillStatus.options },
  }
}
