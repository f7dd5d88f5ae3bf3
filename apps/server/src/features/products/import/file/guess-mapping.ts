import type { ImportMapping } from '@zhanggui/contract/goods/product-import'
import { type ImportField, importField } from '@zhanggui/domain/product/import-codes'

/** Column titles of other systems, in lower case without spaces. */
const aliases: Partial<Record<ImportField, readonly string[]>> = {
  productId: ['商品编码id', 'productid'],
  skuId: ['skuid', 'sku编号'],
  name: ['名称', '商品名', '标题', '商品标题', 'name'],
  category: ['平台商品分类', '类目', '商品类目'],
  storeCategories: ['商户商品分类', '店铺分类', '商品分类', '分类'],
  brand: ['商品品牌', 'brand'],
  specs: ['规格属性', '规格名称', '商品规格', 'sku'],
  price: ['价格', '销售价', '单价', '现价', '售价(元)', 'price'],
  otPrice: ['划线价', '市场价', '原价(元)'],
  cost: ['成本', '进价', '进货价', '成本价(元)'],
  stock: ['数量', '库存数量', '库存量', 'stock'],
  barCode: ['条码', '货号', '商品条码', '商品编码', '商家编码', '编码', 'barcode'],
  weight: ['重量', '重量kg', 'weight'],
  volume: ['体积', '体积m3', 'volume'],
  sort: ['排序值', 'sort'],
  unitName: ['计量单位', '商品单位', '单位名称', 'unit'],
  template: ['物流模板', '运费'],
  deliveryMethods: ['物流方式', '发货方式'],
  intro: ['商品简介', '描述', '商品描述'],
  keyword: ['关键词', '商品关键字', '标签'],
  cover: ['封面图', '商品封面图', '主图', '商品主图', '图片', '商品图片'],
  slides: ['商品轮播图', '轮播', '相册'],
  skuImage: ['规格图', 'sku图片'],
}

const plain = (title: string) => title.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

/** Guesses the mapping from the titles: our export's first, then those of other systems. Each column and field once. */
export function guessMapping(titles: readonly string[]): ImportMapping {
  const columns = titles.map(plain)
  const taken = new Set<number>()
  const found = new Map<ImportField, number>()
  const take = (field: ImportField, names: readonly string[]) => {
    const column = columns.findIndex((title, at) => !taken.has(at) && names.includes(title))
    if (column < 0 || found.has(field)) return
    taken.add(column)
    found.set(field, column)
  }
  for (const field of importField.codes) take(field, [plain(importField.label(field))])
  for (const field of importField.codes) take(field, aliases[field] ?? [])
  return importField.codes.flatMap((field) => {
    const column = found.get(field)
    return column === undefined ? [] : [{ field, column }]
  })
}
