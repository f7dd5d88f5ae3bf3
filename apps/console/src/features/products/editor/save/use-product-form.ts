import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { PaneContext } from '#ui/page/pane.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import { use, useRef } from 'react'
import { LIST_PAGE, tabPath } from '../../product-paths.ts'
import { useSubmitQuestion } from '../../use-submit-question.ts'
import type { EditorMode } from '../editor-mode.ts'
import { mergeProduct } from './merge-product.ts'
import { halfProductSchema, productSchema } from './product-schema.ts'
import { copyOf, newValues, type ProductValues, valuesFrom } from './product-values.ts'
import { changeFrom, cellErrorsOf, draftFrom, type Intent, linesToSend } from './product-wire.ts'
import { intentOf, isOnSale, type SaveWay, type ShopSwitches } from './save-questions.ts'

export type ProductForm = Form<ProductValues>

/** What the page begins with. */
export function startOf(mode: EditorMode, product: ProductDetail | undefined): ProductValues {
  if (!product) return newValues
  return mode.kind === 'copy' ? copyOf(valuesFrom(product)) : valuesFrom(product)
}

/** Where this browser keeps what is typed: of each product its own, and of each copy too. */
function draftNameOf(mode: EditorMode): string | undefined {
  if (mode.kind === 'view') return undefined
  if (mode.kind === 'copy') return `product-copy-${mode.id}`
  return `product-${mode.kind === 'edit' ? mode.id : mode.kind}`
}

interface Options {
  readonly mode: EditorMode
  /** What is changed, looked at or copied; of a new product nothing. */
  readonly record: EditedRecord<ProductDetail>
  readonly grid: SkuGridStore
  readonly shop: ShopSwitches
}

/** A form for a new product or for the one that is given. Half of it may be kept, but not of what is on sale. */
export function useProductForm({ mode, record, grid, shop }: Options) {
  const pane = use(PaneContext)
  const wayBack = useWayBack(productApi.list, LIST_PAGE)
  const ask = useSubmitQuestion()
  const way = useRef<SaveWay>('keep')
  const intent = useRef<Intent>({ isAutoUp: false, isAutoSubmitAudit: false })
  const sent = useRef(grid.lines())
  const isChange = mode.kind === 'edit' || mode.kind === 'view'
  const product = isChange ? record.data : undefined

  const form: ProductForm = useForm({
    call: isChange ? productApi.update : productApi.save,
    schema: isOnSale(product) ? productSchema : halfProductSchema,
    whole: productSchema,
    record,
    sendsUnchanged: mode.kind === 'copy',
    loaded: (read) => startOf(mode, read),
    // The grid tells the form when the hands rest; what is sent is what it shows now.
    handOver: () => {
      grid.commit()
      return { attrValue: grid.lines() }
    },
    ask: async () => {
      const { intent: wanted, question } = intentOf(way.current, shop, product)
      const isAutoUp = question ? await ask(question.text, question.deed) : wanted.isAutoUp
      if (isAutoUp !== undefined) intent.current = { ...wanted, isAutoUp }
      return isAutoUp !== undefined
    },
    toInput(draft, read) {
      const loaded = isChange && read ? valuesFrom(read) : undefined
      sent.current = loaded ? linesToSend(draft.attrValue, loaded.attrValue) : draft.attrValue
      return loaded ? changeFrom(draft, loaded, intent.current) : draftFrom(draft, intent.current)
    },
    merge: mergeProduct,
    draft: draftNameOf(mode),
    success: isChange ? '编辑成功' : '添加成功',
    // What is new stands on top of its tab, whatever list somebody came from.
    onSaved: (reply) => pane.leaveFor(reply ? tabPath(reply.type) : wayBack),
    placeOf: (path) => (path.startsWith('skuChanges') ? 'attrValue' : undefined),
    onRefused: ({ fields }) => grid.complaints.set(cellErrorsOf(sent.current, fields)),
  })
  const publish = async () => {
    way.current = 'publish'
    grid.isAsked.set(true)
    try {
      return await form.saveWhole()
    } finally {
      way.current = 'keep'
    }
  }
  return { form, publish }
}
