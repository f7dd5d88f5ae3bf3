import './video-form.css'
import '../video.css'
import { useCall } from '#api/use-call.ts'
import { EditPage } from '#ui/form/edit/edit-page.tsx'
import { FormHead } from '#ui/form/edit/form-head.tsx'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import type { Form } from '#ui/form/form.ts'
import { FormBody } from '#ui/form/form-body.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { usePageSteps } from '#ui/list/trail/use-page-steps.ts'
import { PaneContext } from '#ui/page/pane.ts'
import { productApi } from '@zhanggui/contract/goods/product'
import type { PickerRow } from '@zhanggui/contract/goods/product-picker'
import type { PickedSku } from '@zhanggui/contract/goods/sku'
import { videoApi } from '@zhanggui/contract/video/video'
import { type DraftDetail, videoDraft } from '@zhanggui/contract/video/video-fields'
import { whyNotDraft } from '@zhanggui/domain/video/draft-state'
import { qualificationNeed } from '@zhanggui/domain/video/video-codes'
import { whyNotQualified } from '@zhanggui/domain/video/video-rules'
import { Alert } from 'antd'
import { use, useId } from 'react'
import { DRAFTS_PAGE, editPath, viewPath } from '../video-paths.ts'
import { leafIn, useVideoCategories } from './category-select.tsx'
import { DescriptionField, InfoFields, ProductField } from './video-fields.tsx'
import { DraftState } from './draft-state.tsx'
import { type FormMode, titleOf } from './form-mode.ts'
import { FormSteps } from './form-steps.tsx'
import type { Parts } from './parts.ts'
import { newValues, valuesOf, type VideoValues } from './video-values.ts'

interface Props {
  readonly mode: FormMode
  readonly record: EditedRecord<DraftDetail>
}

export function VideoForm({ mode, record }: Props) {
  const form = useVideoForm(mode, record)
  const place = usePlace(mode)
  const product = useMainProduct(form.values.primaryProductId)
  const draft = record.data
  const skus: readonly PickedSku[] = product?.attrValue ?? draft?.attrValue ?? []
  const parts = { form, product, skus, draft }
  if (mode.kind === 'view') return <ReadOnly {...parts} place={place} title={titleOf(mode)} />
  const against = draft && whyNotDraft(draft, 'edit')
  if (against !== undefined) {
    return <ReadOnly {...parts} place={place} title={titleOf(mode)} notice={against} />
  }
  const isChosen = form.values.primaryProductId !== undefined
  return (
    <EditPage form={form} title={titleOf(mode)} saveText="提交" {...place}>
      {draft && <DraftState of={draft} />}
      <FormSteps
        form={form}
        label="填写步骤"
        first={mode.kind === 'new' ? 0 : 1}
        steps={[
          {
            title: '选择视频号商品',
            because: isChosen ? undefined : '请选择商品！',
            children: <ProductField {...parts} isFixed={mode.kind !== 'new'} />,
          },
          { title: '填写基础信息', children: <InfoFields {...parts} /> },
          { title: '修改商品详情', children: <DescriptionField form={form} /> },
        ]}
      />
    </EditPage>
  )
}

/** Where it stands in the list that somebody came from. */
function usePlace(mode: FormMode) {
  const back = useWayBack(videoApi.drafts, DRAFTS_PAGE)
  const pathOf = mode.kind === 'view' ? viewPath : editPath
  const steps = usePageSteps(videoApi.drafts, 'id' in mode ? mode.id : 0, pathOf)
  return { back, steps: mode.kind === 'new' ? undefined : steps }
}

function useVideoForm({ kind }: FormMode, record: EditedRecord<DraftDetail>): Form<VideoValues> {
  const pane = use(PaneContext)
  const wayBack = useWayBack(videoApi.drafts, DRAFTS_PAGE)
  const { data: tree } = useVideoCategories()
  const need = (id: number | undefined) => leafIn(tree, id)?.productQualificationType ?? qualificationNeed.is.none
  // The judge goes by the category that is chosen, which the form itself knows.
  const schema = videoDraft.superRefine(({ thirdCatId, qualificationPics }, context) => {
    const message = whyNotQualified({ productQualificationType: need(thirdCatId) }, qualificationPics)
    if (message) context.addIssue({ code: 'custom', message, path: ['qualificationPics'] })
  })
  return useForm({
    call: kind === 'new' ? videoApi.add : videoApi.update,
    schema,
    record,
    loaded: (draft: DraftDetail | undefined) => (draft ? valuesOf(draft) : newValues),
    draft: kind === 'new' ? 'video-draft' : undefined,
    success: kind === 'new' ? '添加成功' : '编辑成功',
    onSaved: () => pane.leaveFor(wayBack),
  })
}

interface ReadOnlyProps extends Parts {
  readonly draft: DraftDetail | undefined
  readonly place: ReturnType<typeof usePlace>
  readonly title: string
  readonly notice?: string
}

/** Whether somebody looks at a draft, or cannot change it now. */
function ReadOnly({ form, product, skus, draft, place, title, notice }: ReadOnlyProps) {
  const titleId = useId()
  return (
    <section className="form-page" aria-labelledby={titleId}>
      <FormHead title={title} titleId={titleId} {...place} />
      <div className="form-sheet">
        <FormBody form={form} label={title} isReadOnly>
          <div className="video-form">
            {notice !== undefined && <Alert type="info" showIcon title={notice} />}
            {draft && <DraftState of={draft} />}
            <ProductField form={form} product={product} isFixed />
            <InfoFields form={form} product={product} skus={skus} isReadOnly />
            <DescriptionField form={form} isReadOnly />
          </div>
        </FormBody>
      </div>
    </section>
  )
}

function useMainProduct(id: number | undefined): PickerRow | undefined {
  const { data } = useCall(productApi.pick, { productId: id ?? 0 }, { enabled: id !== undefined })
  return data?.list[0]
}
