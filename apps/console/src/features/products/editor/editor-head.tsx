import { CodeTag } from '#ui/show/code-tag.tsx'
import { Money } from '#ui/show/money.tsx'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { RecordSteps } from '#ui/list/trail/record-steps.tsx'
import { StepsContext } from '#ui/list/trail/steps-context.ts'
import { usePageSteps } from '#ui/list/trail/use-page-steps.ts'
import { PageHead } from '#ui/page/page-head.tsx'
import { useMayLeavePage } from '#ui/page/use-may-leave-page.ts'
import { productApi, type ProductDetail } from '@zhanggui/contract/goods/product'
import { toFen } from '@zhanggui/domain/kernel/money'
import { productTab } from '@zhanggui/domain/product/product-codes'
import { productStateOf } from '@zhanggui/domain/product/product-flags'
import { editPath, LIST_PAGE, viewPath } from '../product-paths.ts'
import { CopyButton } from './copy-button.tsx'
import { type EditorMode, titleOf } from './editor-mode.ts'
import type { ShopSwitches } from './save/save-questions.ts'
import { TimedNote } from '../timed/timed-note.tsx'
import { ViewActions } from './view-actions.tsx'

interface Props {
  readonly mode: EditorMode
  /** As it is now; nothing before it is saved for the first time. */
  readonly product: ProductDetail | undefined
  readonly shop: ShopSwitches
  readonly isDirty: boolean
}

/** Which product it is and how it stands; whoever looks at it sees what can be done with it. */
export function EditorHead({ mode, product, shop, isDirty }: Props) {
  const back = useWayBack(productApi.list, LIST_PAGE)
  if (mode.kind === 'new' || !product) {
    const copy = mode.kind === 'new' && <CopyButton isDirty={isDirty} />
    return <PageHead back={back} title={titleOf(mode)} actions={copy} />
  }
  const isView = mode.kind === 'view'
  return (
    <PageHead
      back={back}
      title={isView ? product.name : titleOf(mode)}
      actions={
        <>
          <EditorSteps mode={mode} />
          {isView && <ViewActions product={product} shop={shop} />}
        </>
      }
    >
      {!isView && <span className="editor-name">{product.name}</span>}
      <StateTag of={product} />
      <TimedNote of={product} />
      {isView && <Figures of={product} />}
      {product.reason && !product.isAudit && <span className="editor-reason">拒绝原因：{product.reason}</span>}
    </PageHead>
  )
}

/** To the neighbours in the list, as one looks at this one or edits it; the tab goes along. */
function EditorSteps({ mode }: { readonly mode: EditorMode }) {
  const mayLeave = useMayLeavePage()
  const id = 'id' in mode ? mode.id : 0
  const steps = usePageSteps(productApi.list, id, mode.kind === 'view' ? viewPath : editPath)
  if (mode.kind !== 'view' && mode.kind !== 'edit') return null
  return (
    <StepsContext value={steps}>
      <RecordSteps mayLeave={mayLeave} />
    </StepsContext>
  )
}

function StateTag({ of: product }: { readonly of: ProductDetail }) {
  const state = productStateOf({ ...product, isDel: false })
  return state === 'deleted' ? null : <CodeTag table={productTab} code={productTab.is[state]} />
}

const Figures = ({ of: { attrValue: skus, stock, sales } }: { readonly of: ProductDetail }) => (
  <span className="editor-figures">
    {skus.length > 0 && <Money fen={toFen(Math.min(...skus.map(({ price }) => price)))} />}
    {skus.length > 1 && ' 起'}
    {skus.length > 0 && ' · '}库存 {stock} · 销量 {sales}
  </span>
)
