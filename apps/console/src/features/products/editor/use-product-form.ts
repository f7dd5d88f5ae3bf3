import { call } from '#api/call.ts'
import type { ContractForm } from '#ui/form/contract-form.ts'
import { useContractForm } from '#ui/form/use-contract-form.ts'
import { PaneContext } from '#ui/pane.ts'
import type { SkuGridStore } from '#widgets/sku-grid/sku-grid-store.ts'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { type ProductDetail, productApi } from '@zhanggui/contract/product'
import { use, useRef } from 'react'
import { LIST_PAGE } from '../product-paths.ts'
import type { EditorMode } from './editor-mode.ts'
import { productSchema } from './product-schema.ts'
import { copyOf, newValues, type ProductValues, valuesFrom } from './product-values.ts'
import { SkuList, skuListIn } from './sku-list.ts'
import { changeFrom, complaintsAbout, draftFrom, type Intent, linesToSend } from './product-wire.ts'

type Call = typeof productApi.save | typeof productApi.update
export type ProductForm = ContractForm<Call>

const NOTHING_MORE: Intent = { isAutoUp: false, isAutoSubmitAudit: false }

/** What the page begins with. */
export function startOf(mode: EditorMode, product: ProductDetail | undefined): ProductValues {
  if (!product) return newValues
  return mode.kind === 'copy' ? copyOf(valuesFrom(product)) : valuesFrom(product)
}

/** The form's own values stand where the call's would: `input` makes the one of the other. */
const loadedOf = (values: ProductValues, product?: ProductDetail) => ({
  values: values as unknown as Partial<InputOf<Call>>,
  ...(product ? { fixed: { id: product.id, version: product.version } } : {}),
})

/** Where this browser keeps what is typed: of each product its own, and of each copy too. */
function draftOf(mode: EditorMode): { readonly draft?: string } {
  if (mode.kind === 'view') return {}
  if (mode.kind === 'copy') return { draft: `product-copy-${mode.id}` }
  return { draft: `product-${mode.kind === 'edit' ? mode.id : mode.kind}` }
}

interface Options {
  readonly mode: EditorMode
  /** What is changed, or looked at; of a new product nothing. */
  readonly product: ProductDetail | undefined
  readonly start: ProductValues
  readonly grid: SkuGridStore
}

/** A form for a new product or for the one that is given, and the way to save it with an intent. */
export function useProductForm({ mode, product, start, grid }: Options) {
  const pane = use(PaneContext)
  const intent = useRef(NOTHING_MORE)
  const lines = useRef(start.attrValue.lines)
  const known = mode.kind === 'edit' || mode.kind === 'view' ? product : undefined

  const form: ProductForm = useContractForm<Call>(known ? productApi.update : productApi.save, {
    loaded: loadedOf(start, known),
    schema: productSchema,
    input(all, loaded) {
      grid.commit()
      // The grid tells the form when the hands rest; what is sent is what it shows now.
      const values = { ...(all as unknown as ProductValues), attrValue: new SkuList(grid.lines()) }
      const before = loaded as unknown as ProductValues
      lines.current = linesToSend(values, known && before)
      if (!known) return draftFrom(values, intent.current)
      const { id, version } = all as Pick<InputOf<typeof productApi.update>, 'id' | 'version'>
      return changeFrom(values, before, { id, version }, intent.current)
    },
    ...(known
      ? {
          latest: async () => {
            const now = await call(productApi.info, { id: known.id }, { quiet: true })
            return loadedOf(valuesFrom(now), now)
          },
        }
      : {}),
    ...draftOf(mode),
    success: known ? '编辑成功' : '新增成功',
    onSaved: () => pane.leaveFor(LIST_PAGE),
    fieldOf: (path) => (path.startsWith('skuChanges') ? 'attrValue' : undefined),
    onRefused: ({ fields }) => grid.complaints.set(complaintsAbout(lines.current, fields)),
  })
  const saveAs = async (wanted: Intent) => {
    intent.current = wanted
    grid.commit()
    form.antd.setFieldValue('attrValue', new SkuList(grid.lines()))
    grid.isAsked.set(true)
    try {
      return await form.save()
    } finally {
      intent.current = NOTHING_MORE
    }
  }
  // The fields below hold these and nothing else; of a draft the SKUs are a text first.
  const held = form.values as unknown as ProductValues
  return { form, values: { ...held, attrValue: skuListIn(held.attrValue) }, saveAs }
}
