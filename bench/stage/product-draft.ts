// A product as the form sends it.
export const PICTURE = 'https://example.com/sku.png'

/** What the form would send: `specs` says how many values each spec has, and every combination is a SKU. */
export function productOf(categoryId: number, specs: Record<string, number>) {
  const valuesOf = ([name, count]: [string, number]) => Array.from({ length: count }, (_, n) => `${name}${n + 1}`)
  const combinations = Object.entries(specs).reduce<Record<string, string>[]>(
    (rows, spec) => rows.flatMap((row) => valuesOf(spec).map((value) => ({ ...row, [spec[0]]: value }))),
    [{}],
  )
  const figures = { image: PICTURE, price: 10, otPrice: 20, cost: 5, stock: 10, weight: 0.5, volume: 0.001 }
  return {
    name: '许多规格',
    intro: '简介',
    image: PICTURE,
    sliderImage: JSON.stringify([PICTURE]),
    cateId: '1',
    categoryId,
    brandId: 0,
    unitName: '件',
    tempId: 1,
    specType: true,
    deliveryMethod: '1',
    attr: Object.entries(specs).map((spec) => ({ attrName: spec[0], attrValues: valuesOf(spec).join(',') })),
    attrValue: combinations.map((values) => ({ ...figures, attrValue: JSON.stringify(values) })),
  }
}
