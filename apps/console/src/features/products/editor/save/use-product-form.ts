import type { Form } from '#ui/form/form.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { EditedRecord } from '#ui/form/edit/use-record.ts'
import { useWayBack } from '#ui/list/trail/list-trail.ts'
import { PaneContext } from '#ui/page/pane.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import { type ProductDetail, productApi } from '@zhanggui/contract/goods/product'
import { use, useRef } from 'react'
import { LIST_PAGE, tabPath } from '../../product-paths.ts'
import type { EditorMode } from '../editor-mode.ts'
import { mergeProduct } from './merge-product.ts'
import { productSchema } from './product-schema.ts'
import { copyOf, newValues, type ProductValues, valuesFrom } from './product-values.ts'
import { changeFrom, cellErrorsOf, draftFrom, type Intent, linesToSend } from './product-wire.ts'

export type ProductForm = Form<ProductValues>

const NOTHING_MORE: Intent = { isAutoUp: false, isAutoSubmitAudit: false }

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
}

/** A form for a new product or for the one that is given, and the way to save it with an intent. */
export function useProductForm({ mode, record, grid }: Options) {
  const pane = use(PaneContext)
  const wayBack = useWayBack(productApi.list, LIST_PAGE)
  const intent = useRef(NOTHING_MORE)
  const sent = useRef(grid.lines())
  const isChange = mode.kind === 'edit' || mode.kind === 'view'

  const form: ProductForm = useForm({
    call: isChange ? productApi.update : productApi.save,
    schema: productSchema,
    record,
    loaded: (product) => startOf(mode, product),
    // The grid tells the form when the hands rest; what is sent is what it shows now.
    handOver: () => {
      grid.commit()
      return { attrValue: grid.lines() }
    },
    toInput(draft, product) {
      const loaded = isChange && product ? valuesFrom(product) : undefined
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
  const saveAs = async (wanted: Intent) => {
    intent.current = wanted
    grid.isAsked.set(true)
    try {
      return await form.save()
    } finally {
      intent.current = NOTHING_MORE
    }
  }
  return { form, saveAs }
}
