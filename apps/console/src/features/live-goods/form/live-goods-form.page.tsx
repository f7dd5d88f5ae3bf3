import { EditPage } from '#ui/form/edit/edit-page.tsx'
import { useRecord } from '#ui/form/edit/use-record.ts'
import { Field } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { usePageSteps } from '#ui/list/trail/use-page-steps.ts'
import { PaneContext, usePaneName } from '#ui/page/pane.ts'
import { obeys } from '@zhanggui/contract/kernel/fields'
import { liveGoodsApi, type LiveGoodsRow } from '@zhanggui/contract/live/goods'
import { whyNotLiveGoods } from '@zhanggui/domain/live/live-goods-rules'
import { Alert } from 'antd'
import { use } from 'react'
import { useParams } from 'react-router'
import { z } from 'zod'
import { editPath, goodsIdIn, LIST_PAGE } from '../live-goods-paths.ts'
import { draftOf, type GoodsDraft, inputOf, whyNotDrafts } from './goods-drafts.ts'
import { GoodsInput } from './goods-input.tsx'

interface Values {
  readonly goods: readonly GoodsDraft[]
}

const schema = z.object({
  goods: z.custom<readonly GoodsDraft[]>(Array.isArray).check(obeys(whyNotDrafts)),
})

/** New goods, several at once, or one that exists. */
export default function LiveGoodsFormPage() {
  const id = goodsIdIn(useParams()['liveId'])
  return id === undefined ? <AddGoods /> : <EditGoods id={id} />
}

/** Back to the list that somebody came from. */
function useLeave() {
  const back = useWayBack(liveGoodsApi.list, LIST_PAGE)
  const pane = use(PaneContext)
  return { back, leave: () => pane.leaveFor(back) }
}

function AddGoods() {
  const { back, leave } = useLeave()
  const form = useForm({
    call: liveGoodsApi.save,
    schema,
    loaded: (): Values => ({ goods: [] }),
    toInput: ({ goods }) => ({ goods: goods.map(inputOf) }),
    success: '添加成功',
    placeOf: () => 'goods',
    onSaved: leave,
  })
  return (
    <EditPage form={form} title="添加直播商品" saveText="提交审核" back={back}>
      <GoodsField form={form} />
    </EditPage>
  )
}

function EditGoods({ id }: { readonly id: number }) {
  const { back, leave } = useLeave()
  const steps = usePageSteps(liveGoodsApi.list, id, editPath)
  const record = useRecord(liveGoodsApi.info, id)
  usePaneName(record.data && `编辑 ${record.data.name}`)
  const form = useForm({
    call: liveGoodsApi.update,
    schema,
    record,
    loaded: (goods: LiveGoodsRow | undefined): Values => ({ goods: goods ? [draftOf(goods)] : [] }),
    toInput: ({ goods: [draft] }) => {
      if (!draft) throw new Error('goods that are edited have a row')
      const { productId: _, ...fields } = inputOf(draft)
      return fields
    },
    success: '编辑成功',
    placeOf: () => 'goods',
    onSaved: leave,
  })
  const because = record.data && whyNotLiveGoods(record.data.reviewStatus, 'edit')
  const refusal = record.data?.reviewReason ?? ''
  return (
    <EditPage form={form} title="编辑直播商品" saveText="提交审核" back={back} steps={steps}>
      {because !== undefined && <Alert type="warning" showIcon title={because} />}
      {refusal !== '' && <Alert type="warning" showIcon title={`审核未通过：${refusal}`} />}
      <GoodsField form={form} isSingle />
    </EditPage>
  )
}

const GoodsField = ({ form, isSingle = false }: { readonly form: Form<Values>; readonly isSingle?: boolean }) => (
  <Field
    form={form}
    name="goods"
    label="直播商品"
    hasParts
    hint="保存后先由平台审核，再由微信审核；图片最大显示 300×300。"
    show={(goods) => goods.map(({ name }) => name).join('、')}
  >
    <GoodsInput isSingle={isSingle} problem={form.problemIn('goods')} />
  </Field>
)
