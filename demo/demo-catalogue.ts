import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { inMerchant } from '../apps/server/src/platform/db/merchant-db.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import {
  findIcons,
  insertGuaranteeGroups,
  insertSpecRules,
  insertStoreCategories,
  type StoreCategory,
} from './demo-catalogue.sql.ts'

interface DemoCategory {
  readonly name: string
  /** A picture of the shop's library. */
  readonly icon: string
  readonly isHidden?: true
  readonly children: readonly string[]
}

interface DemoCatalogue {
  readonly categories: readonly DemoCategory[]
  readonly specRules: Readonly<Record<string, readonly Spec[]>>
  /** Guarantees of the platform by their number. */
  readonly guaranteeGroups: Readonly<Record<string, readonly number[]>>
}

const colours = { name: '颜色', values: ['原木色', '胡桃色', '奶白', '雾灰'] }

/** How the demo shops sort what they sell, by the merchant's number. */
const demoCatalogues: Readonly<Record<number, DemoCatalogue>> = {
  1: {
    categories: [
      { name: '名优绿茶', icon: '明前龙井', children: ['西湖龙井', '洞庭碧螺春', '安吉白茶', '六安瓜片'] },
      { name: '乌龙白茶', icon: '白毫银针', children: ['安溪铁观音', '武夷岩茶', '福鼎白茶'] },
      { name: '茶器', icon: '紫砂壶', children: ['壶', '杯盏', '茶盘配件'] },
      { name: '茶礼', icon: '品牌故事', children: ['节日礼盒', '企业定制'] },
      { name: '往季特惠', icon: '秋山', isHidden: true, children: [] },
    ],
    specRules: {
      茶叶规格: [
        { name: '净含量', values: ['50克', '100克', '250克', '500克'] },
        { name: '包装', values: ['袋装', '罐装', '礼盒'] },
      ],
      茶叶等级: [{ name: '等级', values: ['特级', '一级', '二级'] }],
      茶壶容量: [
        { name: '泥料', values: ['紫泥', '朱泥', '段泥'] },
        { name: '容量', values: ['120毫升', '180毫升', '260毫升'] },
      ],
      品茗杯: [
        { name: '釉色', values: ['青瓷', '白瓷', '天青'] },
        { name: '数量', values: ['单只', '对杯', '六只装'] },
      ],
    },
    guaranteeGroups: { 茶叶安心购: [1, 4, 5], 茶器易碎包赔: [1, 4, 6], 礼盒尊享: [1, 2, 3, 7] },
  },
  2: {
    categories: [
      { name: '客厅', icon: '三人位', children: ['沙发', '茶几', '电视柜'] },
      { name: '卧室', icon: '亚麻四件套', children: ['床', '床品', '床头柜'] },
      { name: '灯光', icon: '落地灯', children: ['落地灯', '台灯', '氛围灯'] },
      { name: '礼赠', icon: '乔迁礼盒', children: ['乔迁', '新婚'] },
    ],
    specRules: {
      沙发: [
        { name: '尺寸', values: ['单人位', '双人位', '三人位', '转角'] },
        { name: '面料', values: ['亚麻', '科技布', '头层牛皮'] },
        { name: '颜色', values: ['米白', '雾灰', '焦糖'] },
      ],
      四件套: [
        { name: '尺寸', values: ['1.2米床', '1.5米床', '1.8米床', '2.0米床'] },
        { name: '花色', values: ['素白', '条纹', '格纹'] },
      ],
      木作: [colours, { name: '木材', values: ['橡木', '白蜡木', '黑胡桃'] }],
      灯具: [{ name: '光源', values: ['暖光', '自然光', '三色可调'] }],
    },
    guaranteeGroups: { 大件送装: [1, 4, 6, 8], 软装床品: [1, 3, 5, 7] },
  },
}

/** Ids of the demo's rows follow from their place; those below 1000 are never handed out otherwise. */
const [CATEGORIES, RULES, GROUPS] = [400, 450, 470]

/** With the library drawn: categories, spec templates and guarantee groups of a demo shop. */
export async function seedCatalogue({ pool, clock }: Platform, merId: number): Promise<void> {
  const catalogue = demoCatalogues[merId]
  if (!catalogue) return
  await inMerchant(pool, merId, 'write', async (db) => {
    const now = clock()
    await insertStoreCategories(db, categoryRows(catalogue, await findIcons(db)), now)
    const rules = Object.entries(catalogue.specRules)
    await insertSpecRules(
      db,
      rules.map(([name, specs], index) => ({ id: RULES + index, name, specs })),
      now,
    )
    const groups = Object.entries(catalogue.guaranteeGroups)
    await insertGuaranteeGroups(
      db,
      groups.map(([name, gids], index) => ({ id: GROUPS + index, name, gids })),
      now,
    )
  })
}

function categoryRows({ categories }: DemoCatalogue, icons: ReadonlyMap<string, string>): StoreCategory[] {
  const rows: StoreCategory[] = []
  for (const [place, { name, icon, isHidden = false, children }] of categories.entries()) {
    const top = { id: CATEGORIES + rows.length, pid: 0, name, icon: icons.get(icon) ?? '', sort: 90 - place }
    rows.push({ ...top, is_shown: !isHidden })
    for (const [index, child] of children.entries()) {
      const below = { id: CATEGORIES + rows.length, pid: top.id, name: child, icon: '', sort: 90 - index }
      rows.push({ ...below, is_shown: true })
    }
  }
  return rows
}
