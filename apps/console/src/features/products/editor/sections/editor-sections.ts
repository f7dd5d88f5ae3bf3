/** The parts of the page, each with an anchor of its own. */
export const sections = [
  { key: 'info', label: '商品信息' },
  { key: 'specs', label: '规格库存' },
  { key: 'detail', label: '商品详情' },
  { key: 'other', label: '其他设置' },
] as const
export type SectionKey = (typeof sections)[number]['key']
