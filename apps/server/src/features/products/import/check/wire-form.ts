import { combination, skuRow, valueList } from '@zhanggui/contract/goods/sku'
import type { SkuValues, Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { z } from 'zod'
import type { StoredSku } from '#features/products/public'

/** Rows are validated as if a form had sent them; these fill in what the file does not contain. */

export const toWireValues = (values: SkuValues): string => z.encode(combination, values)

export const toWireSku = (sku: StoredSku) => ({ ...z.encode(skuRow, sku), loadedStock: sku.stock })

export const toWireSpecs = (specs: readonly Spec[]) =>
  specs.map(({ name, values }) => ({ attrName: name, attrValues: z.encode(valueList, [...values]) }))
