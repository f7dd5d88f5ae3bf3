import { codeTable } from '../kernel/code-table.ts'

/** What a generic category sorts (spec §3 Category). */
export const categoryType = codeTable({
  product: { code: 1, label: '商品分类' },
  attachment: { code: 2, label: '附件分类' },
  article: { code: 3, label: '文章分类' },
  setting: { code: 4, label: '设置分类' },
  menu: { code: 5, label: '菜单分类' },
  config: { code: 6, label: '配置分类' },
  seckill: { code: 7, label: '秒杀配置' },
})

export type CategoryType = (typeof categoryType.codes)[number]

export const categoryStatus = codeTable({
  closed: { code: 0, label: '失效', tone: 'neutral' },
  open: { code: 1, label: '正常', tone: 'success' },
})
