import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { useCall } from '#api/use-call.ts'
import { AddButton } from '#ui/action/add-button.tsx'
import type { FiltersOf } from '#ui/list/filters/filter.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { type ListState, useListState } from '#ui/list/use-list-state.ts'
import { deleteAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { useOpenRecord } from '#ui/list/trail/open-record.tsx'
import { useListViews } from '#widgets/list-views/use-list-views.tsx'
import { userSearchFilter } from '#widgets/user-search/user-search-filter.tsx'
import { filterOf } from '@zhanggui/contract/kernel/filter'
import type { ReplyOf } from '@zhanggui/contract/kernel/endpoint'
import { reviewApi, type ReviewRow } from '@zhanggui/contract/goods/product-review'
import { repliedFlag, reviewTab } from '@zhanggui/domain/product/product-codes'
import { reviewColumns } from './review-columns.tsx'
import { ReviewDrawer } from './review.drawer.tsx'

const AnswerDialog = lazyPart(() => import('./answer.dialog.tsx'))
const OwnReviewDialog = lazyPart(() => import('./own-review.dialog.tsx'))

export default function ReviewListPage() {
  const list = useListState(reviewApi.list)
  const own = useDialog((close) => <OwnReviewDialog onClose={close} />)
  const answer = useDialog((close, review: ReviewRow) => <AnswerDialog review={review} onClose={close} />)
  const counts = useCall(reviewApi.tabs, filterOf<typeof reviewApi.tabs>(reviewApi.tabs, list.filter), {
    keepPrevious: true,
  }).data
  const actionsOf = (review: ReviewRow) => <ReviewActions review={review} onAnswer={answer.open} />
  const details = useOpenRecord(reviewApi.list, (key, close) => (
    <ReviewDrawer id={Number(key)} onClose={close} onAnswer={answer.open} />
  ))
  const add = (
    <AddButton call={reviewApi.addVirtual} onClick={own.open}>
      添加自评
    </AddButton>
  )
  return (
    <>
      <ListPage
        list={list}
        title="商品评论"
        columns={reviewColumns}
        filters={filtersOf(list, counts)}
        views={useListViews(list)}
        actions={add}
        empty={{ title: '还没有商品评论', hint: '顾客收货后的评价会出现在这里。' }}
        rowActions={actionsOf}
      />
      {details.element}
      {own.element}
      {answer.element}
    </>
  )
}

type ReviewList = ListState<typeof reviewApi.list>
type TabCounts = ReplyOf<typeof reviewApi.tabs>

const filtersOf = (list: ReviewList, counts: TabCounts | undefined): FiltersOf<typeof reviewApi.list> => ({
  tab: {
    kind: 'tabs',
    items: [
      { value: '', label: '全部', count: counts?.all },
      ...reviewTab.options.map((tab) => ({ ...tab, count: counts?.[tab.value] })),
    ],
  },
  searchType: null,
  content: userSearchFilter(list),
  dateLimit: { label: '时间选择', kind: 'dates' },
  isReply: { label: '回复状态', kind: 'select', options: repliedFlag.options },
  productSearch: { label: '商品搜索', kind: 'text', placeholder: '请输入商品名称' },
  star: {
    label: '评价星级',
    kind: 'select',
    options: [5, 4, 3, 2, 1].map((star) => ({ value: star, label: `${star} 星` })),
  },
})

interface ActionsProps {
  readonly review: ReviewRow
  readonly onAnswer: (review: ReviewRow) => void
}

function ReviewActions({ review, onAnswer }: ActionsProps) {
  const { id, isReply, nickname } = review
  const remove = deleteAction(reviewApi.delete, { id }, { name: `${nickname}的评价` })
  return (
    <div className="review-actions">
      {isReply && <span>已回复</span>}
      <RowActions of={isReply ? [remove] : [openAction('回复', () => onAnswer(review), reviewApi.answer), remove]} />
    </div>
  )
}
