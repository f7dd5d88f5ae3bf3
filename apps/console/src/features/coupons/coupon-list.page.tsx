import { AddButton } from '#ui/action/add-button.tsx'
import { deleteAction, linkAction, type RowAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { CalendarLink } from '#widgets/promotion-preview/calendar-link.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import type { CouponRow } from '@zhanggui/contract/coupon/coupon-fields'
import { couponReceive, couponScope, shopScopes } from '@zhanggui/domain/coupon/coupon-codes'
import { couponColumns } from './coupon-columns.tsx'
import { copyPath, editPath, newCouponPath, piecesPath } from './coupon-paths.ts'

const CouponDrawer = lazyPart(() => import('./coupon.drawer.tsx'))

const filters: FiltersOf<typeof couponApi.list> = {
  name: { label: '优惠名称', kind: 'text' },
  status: {
    label: '开启状态',
    kind: 'select',
    options: [
      { value: 1, label: '开启' },
      { value: 0, label: '未开启' },
    ],
  },
  receiveType: { label: '领取方式', kind: 'select', options: couponReceive.options },
  category: {
    label: '优惠类别',
    kind: 'select',
    options: shopScopes.map((value) => ({ value, label: couponScope.label(value) })),
  },
}

const addCoupon = (
  <AddButton call={couponApi.save} to={newCouponPath}>
    添加优惠券
  </AddButton>
)

function actionsOf({ id, name, category, issuedCount }: CouponRow): readonly RowAction[] {
  const kept = issuedCount > 0 ? `已被领取的 ${issuedCount} 张在有效期内仍可使用。` : ''
  return [
    linkAction('领取记录', piecesPath(id), couponApi.pieces),
    linkAction('复制', copyPath(id), couponApi.save),
    ...(category === couponScope.is.products ? [linkAction('编辑', editPath(id), couponApi.editProducts)] : []),
    deleteAction(couponApi.delete, { id }, { text: `删除优惠券「${name}」吗？${kept}` }),
  ]
}

const rowActions = (coupon: CouponRow) => <RowActions of={actionsOf(coupon)} />

export default function CouponListPage() {
  const list = useListState(couponApi.list)
  const views = useListViews(list)
  const details = useOpenRecord(couponApi.list, (key, close) => <CouponDrawer id={Number(key)} onClose={close} />)
  return (
    <>
      <ListPage
        list={list}
        title="优惠券列表"
        columns={couponColumns}
        filters={filters}
        views={views}
        actions={
          <>
            <CalendarLink />
            {addCoupon}
          </>
        }
        empty={{
          title: '还没有优惠券',
          hint: '优惠券由顾客自己领取、由店铺发送，或随商品赠送，下单时抵扣。',
          action: addCoupon,
        }}
        rowActions={rowActions}
      />
      {details.element}
      <TaskOfAddress />
    </>
  )
}
