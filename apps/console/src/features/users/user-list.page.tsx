import { openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { FreshRows } from '#ui/list/fresh/fresh-rows.tsx'
import { useSteadyRows } from '#ui/list/fresh/use-steady-rows.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'
import { couponApi } from '@zhanggui/contract/coupon/coupon'
import { userApi, type UserRow } from '@zhanggui/contract/user/user'
import { Children, type ReactNode } from 'react'
import { TagsButton } from './tags/tags-button.tsx'
import { useTagBatch } from './tags/use-tag-batch.tsx'
import { useSendCoupon } from './use-send-coupon.tsx'
import { userColumns } from './user-columns.tsx'
import { UserExportButton } from './user-export-button.tsx'
import { useUserFilters } from './user-filters.tsx'

const UserDrawer = lazyPart(() => import('./detail/user.drawer.tsx'))
const RemarkDialog = lazyPart(() => import('./detail/remark.dialog.tsx'))
const TagDialog = lazyPart(() => import('./tags/tag.dialog.tsx'))

/** Nothing where nobody may do anything: then rows have no tick. */
const joined = (...buttons: readonly ReactNode[]) => (buttons.some(Boolean) ? Children.toArray(buttons) : undefined)

export default function UserListPage() {
  const steady = useSteadyRows(useListState(userApi.list))
  const { list } = steady
  const filters = useUserFilters(list)
  const views = useListViews(list)
  const batch = useTagBatch(list)
  const tag = useDialog((close, user: UserRow) => <TagDialog user={user} onClose={close} />)
  const remark = useDialog((close, user: UserRow) => <RemarkDialog user={user} onClose={close} />)
  const details = useOpenRecord(userApi.list, (key, close) => (
    <UserDrawer id={Number(key)} onTag={tag.open} onRemark={remark.open} onClose={close} />
  ))
  const sending = useSendCoupon(list)
  const actionsOf = (user: UserRow) => (
    <RowActions
      of={[
        openAction('详情', () => details.open(user.id), userApi.detail),
        openAction('标签', () => tag.open(user), userApi.setTags),
        openAction('发送优惠券', () => sending.toOne(user), couponApi.send),
        openAction('备注', () => remark.open(user), userApi.remark),
      ]}
    />
  )
  return (
    <>
      <ListPage
        list={list}
        title="用户管理"
        columns={userColumns}
        filters={filters}
        views={views}
        actions={
          <>
            <TagsButton />
            <UserExportButton filter={list.filter} />
          </>
        }
        empty={{ title: '还没有用户', hint: '关注店铺或在店里买过东西的顾客会出现在这里。' }}
        rowActions={actionsOf}
        batch={joined(batch.buttons, sending.button)}
        notice={<FreshRows of={steady} noun="用户" measure="位" />}
      />
      {details.element}
      {tag.element}
      {remark.element}
      {batch.element}
      {sending.element}
      <TaskOfAddress />
    </>
  )
}
