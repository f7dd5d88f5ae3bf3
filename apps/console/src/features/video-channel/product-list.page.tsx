import { callAction, deleteAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { SyncBanner } from '#widgets/sync-health/sync-banner.tsx'
import { videoApi } from '@zhanggui/contract/video/video'
import type { VideoProductRow } from '@zhanggui/contract/video/video-fields'
import { whyNotMove } from '@zhanggui/domain/video/video-rules'
import { productColumns } from './product-columns.tsx'
import { retryAction } from './retry-action.ts'
import { editPath, viewPath } from './video-paths.ts'

const VideoProductDrawer = lazyPart(() => import('./video-product.drawer.tsx'))

const filters: FiltersOf<typeof videoApi.products> = {
  proId: { label: '商品编号', kind: 'text' },
  search: { label: '商品名称', kind: 'text' },
}

const shelve = (product: VideoProductRow): RowAction => {
  const { id, title } = product
  const whyNotDown = whyNotMove(product, 'putDown')
  return whyNotDown === undefined
    ? callAction('下架', {
        call: videoApi.putDown,
        input: { id },
        confirm: { text: `下架「${title}」吗？下架后视频号不再销售，可以重新上架。`, action: '下架' },
        success: '下架成功',
      })
    : callAction('上架', {
        call: videoApi.putOn,
        input: { id },
        because: whyNotMove(product, 'putOn'),
        confirm: { text: `上架「${title}」吗？`, action: '上架' },
        success: '上架成功',
      })
}

const actionsOf = (product: VideoProductRow, open: (id: number) => void): readonly RowAction[] => {
  const { id, title, isChanging } = product
  return [
    shelve(product),
    ...retryAction(product),
    isChanging
      ? linkAction('查看修改', viewPath(id), videoApi.draft)
      : linkAction('编辑', editPath(id), videoApi.update),
    openAction('详情', () => open(id), videoApi.product),
    deleteAction(videoApi.deleteProduct, { id }, { text: `删除「${title}」吗？此操作不可逆，请谨慎操作！` }),
  ]
}

export default function VideoProductListPage() {
  const list = useListState(videoApi.products)
  const details = useOpenRecord(videoApi.products, (key, close) => (
    <VideoProductDrawer key={key} id={Number(key)} onClose={close} />
  ))
  const rowActions = (product: VideoProductRow) => <RowActions of={actionsOf(product, details.open)} />
  return (
    <>
      <ListPage
        list={list}
        title="过审商品"
        columns={productColumns}
        filters={filters}
        views={useListViews(list)}
        notice={<SyncBanner health={videoApi.syncHealth} retry={videoApi.retrySync} unit="个商品" />}
        empty={{ title: '没有过审商品', hint: '草稿通过平台和微信的审核后，会出现在这里。' }}
        rowActions={rowActions}
      />
      {details.element}
    </>
  )
}
