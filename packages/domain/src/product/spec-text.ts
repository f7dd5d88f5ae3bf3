import type { SkuValues, Spec } from './sku-rules.ts'

/** `红,蓝`; a JSON text list where a comma would not tell the values apart. */
export const formatSpecValues = (values: readonly string[]): string =>
  values.some((value) => value.includes(',')) || values[0]?.startsWith('[') ? JSON.stringify(values) : values.join(',')

export function parseSpecValues(text: string): string[] {
  const list = text.startsWith('[') ? parsed(text) : undefined
  const isList = Array.isArray(list) && list.every((value) => typeof value === 'string')
  return isList ? list : text.split(',')
}

/** `{"颜色":"红","尺码":"S"}` */
export const formatCombination = (values: SkuValues, specs: readonly Pick<Spec, 'name'>[]): string =>
  JSON.stringify(Object.fromEntries(specs.map(({ name }) => [name, values[name] ?? ''])))

export function parseCombination(text: string): SkuValues | undefined {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const isText = Object.values(value).every((inner) => typeof inner === 'string')
  return isText ? (value as SkuValues) : undefined
}

/** What a JSON text says, nothing if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
