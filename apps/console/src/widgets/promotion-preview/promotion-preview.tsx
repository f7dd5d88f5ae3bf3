import './promotion-preview.css'
import { Button } from '#ui/action/button.tsx'
import { useDialog } from '#ui/action/use-dialog.tsx'
import { lazyPart } from '#ui/chunk/lazy-part.ts'
import { RecordPart } from '#ui/show/record-part.tsx'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import type { PromotionPreview as Preview } from '@zhanggui/contract/marketing/promotion'
import { AffectedTable } from './affected-table.tsx'
import { ClashList } from './clash-list.tsx'
import type { CartProduct } from './trial-cart.tsx'
import type { TrialDraft } from './trial.dialog.tsx'
import { type PreviewCall, usePriced } from './use-preview.ts'

const TrialDialog = lazyPart(() => import('./trial.dialog.tsx'))

interface Props<E extends PreviewCall> {
  readonly call: E
  /** What is being edited, as it would be sent. */
  readonly values: object
  /** What a cart is tried with, once nothing is missing. */
  readonly trial: (whole: InputOf<E>) => TrialDraft
  /** The only products that can be tried. */
  readonly products?: readonly CartProduct[]
}

/** What a promotion would do if it were saved like this: prices, margins, and what else meets it. */
export function PromotionPreview<E extends PreviewCall>({ call, values, trial, products }: Props<E>) {
  const { data, error, isAllowed, whole, isFetching } = usePriced(call, values)
  const dialog = useDialog((close) => whole && <TrialDialog draft={trial(whole)} products={products} onClose={close} />)
  if (!isAllowed) return null
  return (
    <div className="promotion-preview" aria-busy={isFetching}>
      <RecordPart
        title="效果预览"
        extra={
          whole && (
            <Button look="link" onClick={() => dialog.open()}>
              试算
            </Button>
          )
        }
      >
        <Content
          data={data}
          problem={whole ? error?.message : '填写完整后，这里显示受影响的商品、毛利和与其他活动的关系。'}
        />
      </RecordPart>
      {dialog.element}
    </div>
  )
}

function Content({ data, problem }: { readonly data: Preview | undefined; readonly problem: string | undefined }) {
  if (problem !== undefined) return <p className="preview-note">{problem}</p>
  if (!data) return <p className="preview-note">正在计算…</p>
  return (
    <>
      <Summary of={data} />
      <AffectedTable rows={data.list} />
      <ClashList of={data} />
    </>
  )
}

function Summary({ of: { productNum, checkedNum, isWhole, lossNum = 0, list } }: { readonly of: Preview }) {
  if (productNum === 0) return <p className="preview-note">没有在售商品受影响。</p>
  const lowest = list[0]?.margin
  return (
    <p className="preview-summary">
      <span>影响 {productNum} 个在售商品</span>
      {lowest !== undefined && <span data-tone={lowest < 0 ? 'danger' : undefined}>最低毛利率 {lowest}%</span>}
      {lossNum > 0 && <span data-tone="danger">{lossNum} 个规格低于成本价</span>}
      <small>
        {isWhole ? `已计算全部 ${checkedNum} 个规格` : `规格很多，已计算毛利最薄的 ${checkedNum} 个`}
        ，按买家能拿到的最低价
      </small>
    </p>
  )
}
