import { codeTable } from '../kernel/code-table.ts'

/** How far a file of products is on its way into the shop. */
export const importState = codeTable({
  uploaded: { code: 0, label: '待匹配', tone: 'neutral' },
  checking: { code: 1, label: '检查中', tone: 'info' },
  checked: { code: 2, label: '待确认', tone: 'warning' },
  committing: { code: 3, label: '导入中', tone: 'info' },
  committed: { code: 4, label: '已导入', tone: 'success' },
  undoing: { code: 5, label: '撤销中', tone: 'info' },
  undone: { code: 6, label: '已撤销', tone: 'neutral' },
  failed: { code: 7, label: '失败', tone: 'danger' },
})
export type ImportState = (typeof importState.codes)[number]

/** A job is at it. */
export const importsUnderWay: readonly ImportState[] = [
  importState.is.checking,
  importState.is.committing,
  importState.is.undoing,
]

/** What the dry run found that a product of the file would become. */
export const importAction = codeTable({
  create: { code: 1, label: '添加', tone: 'success' },
  change: { code: 2, label: '修改', tone: 'info' },
  same: { code: 3, label: '无变化', tone: 'neutral' },
  refused: { code: 4, label: '有问题', tone: 'danger' },
})
export type ImportAction = (typeof importAction.codes)[number]

/** What became of it. */
export const importOutcome = codeTable({
  waiting: { code: 0, label: '未导入', tone: 'neutral' },
  done: { code: 1, label: '已导入', tone: 'success' },
  failed: { code: 2, label: '导入失败', tone: 'danger' },
  undone: { code: 3, label: '已撤销', tone: 'neutral' },
  kept: { code: 4, label: '未能撤销', tone: 'warning' },
})
export type ImportOutcome = (typeof importOutcome.codes)[number]

/** The columns that a file may have, in the order of the template. Titles are those of the export. */
export const importField = codeTable({
  productId: { code: 'productId', label: '商品ID' },
  skuId: { code: 'skuId', label: '规格ID' },
  name: { code: 'name', label: '商品名称' },
  category: { code: 'category', label: '平台分类' },
  storeCategories: { code: 'storeCategories', label: '商户分类' },
  brand: { code: 'brand', label: '品牌' },
  specs: { code: 'specs', label: '规格值' },
  price: { code: 'price', label: '售价' },
  otPrice: { code: 'otPrice', label: '原价' },
  cost: { code: 'cost', label: '成本价' },
  stock: { code: 'stock', label: '库存' },
  barCode: { code: 'barCode', label: '商品编号' },
  weight: { code: 'weight', label: '重量(KG)' },
  volume: { code: 'volume', label: '体积(m³)' },
  sort: { code: 'sort', label: '排序' },
  unitName: { code: 'unitName', label: '单位' },
  template: { code: 'template', label: '运费模板' },
  deliveryMethods: { code: 'deliveryMethods', label: '配送方式' },
  intro: { code: 'intro', label: '简介' },
  keyword: { code: 'keyword', label: '关键字' },
  cover: { code: 'cover', label: '封面' },
  slides: { code: 'slides', label: '轮播图' },
  skuImage: { code: 'skuImage', label: '规格图片' },
  /** With it only the difference is applied, so that sales since the export are not undone. */
  exportedStock: { code: 'exportedStock', label: '导出时库存' },
})
export type ImportField = (typeof importField.codes)[number]
