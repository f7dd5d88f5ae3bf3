import { callAction, deleteAction, linkAction, openAction, type RowAction } from '#ui/action/row-action.ts'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { liveReview } from '@zhanggui/domain/live/live-goods-codes'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { editPath } from './live-goods-paths.ts'

/** What can be done with goods, by where they stand in the reviews. */
export function liveGoodsActions(goods: LiveGoodsRow, sort: (goods: LiveGoodsRow) => void): RowAction[] {
  const { id, name, reviewStatus, sync } = goods
  const isReviewing = reviewStatus === liveReview.is.reviewing
  const canResubmit = whyNotLiveGoods(reviewStatus, 'resubmit') === undefined
  const hasTrouble = isReviewing && sync !== null && sync.lastError !== ''
  return [
    ...(hasTrouble
      ? [callAction('重试', { call: liveGoodsApi.retrySync, input: { id }, success: '已重新开始同步' })]
      : []),
    ...(canResubmit ? [resubmit(goods)] : []),
    ...(isReviewing ? [withdraw(id, name)] : [linkAction('编辑', editPath(id), liveGoodsApi.update)]),
    openAction('排序', () => sort(goods), liveGoodsApi.setSort),
    deleteAction(
      liveGoodsApi.delete,
      { id },
      { because: whyNotLiveGoods(reviewStatus, 'delete'), text: `删除直播商品「${name}」吗？店里的商品不受影响。` },
    ),
  ]
}

const withdraw = (id: number, name: string) =>
  callAction('撤回', {
    call: liveGoodsApi.withdraw,
    input: { id },
    confirm: { text: `撤回后「${name}」不再由微信审核，可以修改后重新提交。`, action: '撤回' },
    success: '撤回成功',
  })

const resubmit = ({ id, name }: LiveGoodsRow) =>
  callAction('重新提交', {
    call: liveGoodsApi.resubmit,
    input: { id },
    confirm: { text: `将「${name}」重新提交平台审核吗？`, action: '重新提交' },
    success: '提交成功',
  })
