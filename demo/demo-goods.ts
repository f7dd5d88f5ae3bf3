import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'

/** Products that differ in a name and a style only. */
export interface DemoFamily {
  readonly names: readonly string[]
  readonly styles: readonly string[]
  readonly intro: string
  readonly keywords: readonly string[]
  readonly unit: string
  /** Of the platform's lists, as 0008_catalogue_seed.sql fills them. */
  readonly platformCategory: number
  readonly brand: number
  readonly guarantees: readonly number[]
  /** A category of the shop and a shipping template of it, by name. */
  readonly storeCategory: string
  readonly template: string
  /** Pictures of the shop's library. */
  readonly pictures: readonly string[]
  readonly specs: readonly Spec[]
  /** Yuan, of the cheapest. */
  readonly price: number
  /** Nobody carries them: no template, no parcel. */
  readonly isVirtual?: true
}

const weights = { name: '净含量', values: ['50克', '100克', '250克', '500克'] }
const wraps = { name: '包装', values: ['袋装', '罐装', '礼盒'] }
const teaStyles = ['明前特级', '雨前一级', '春茶尝鲜装', '家庭口粮茶', '伴手礼装', '有机认证', '手工炒制', '茶农直供']

const teas = ['碧螺春', '龙井', '铁观音', '岩茶', '白茶', '红茶', '普洱', '花茶', '黄茶', '黑茶']
/** Every tea in every weight and wrapping: as many SKUs as a product may have. */
export const largestSpecs: readonly Spec[] = [
  { name: '茶品', values: teas.flatMap((tea) => [`${tea}（特级）`, `${tea}（一级）`]) },
  { name: '净含量', values: Array.from({ length: 10 }, (_, index) => `${(index + 1) * 50}克`) },
  { name: '包装', values: ['素纸袋', '铁罐', '瓷罐', '竹筒', '木盒', '锦盒', '提篮', '漆盒', '棉布袋', '双罐礼盒'] },
]

/** What the demo shops sell, by the merchant's number: 150 products each, and some that nobody carries. */
export const demoGoods: Readonly<Record<number, readonly DemoFamily[]>> = {
  1: [
    {
      names: ['西湖龙井', '洞庭碧螺春', '安吉白茶', '六安瓜片', '信阳毛尖'],
      styles: teaStyles,
      intro: '当季新茶，豆香清幽，汤色嫩绿明亮。',
      keywords: ['绿茶', '新茶'],
      unit: '罐',
      platformCategory: 261,
      brand: 12,
      guarantees: [1, 4, 5],
      storeCategory: '名优绿茶',
      template: '茶叶标准快递',
      pictures: ['明前龙井', '碧螺春', '安吉白茶', '六安瓜片'],
      specs: [weights, wraps],
      price: 68,
    },
    {
      names: ['安溪铁观音', '武夷岩茶', '福鼎白茶', '凤凰单丛'],
      styles: [...teaStyles, '老丛珍藏'],
      intro: '花香馥郁，回甘悠长，耐泡七道有余香。',
      keywords: ['乌龙茶', '口粮茶'],
      unit: '盒',
      platformCategory: 263,
      brand: 11,
      guarantees: [1, 4, 5],
      storeCategory: '乌龙白茶',
      template: '茶叶标准快递',
      pictures: ['铁观音', '白毫银针'],
      specs: [weights, { name: '等级', values: ['特级', '一级', '二级'] }],
      price: 88,
    },
    {
      names: ['紫砂壶', '朱泥壶', '段泥壶', '提梁壶', '西施壶', '石瓢壶'],
      styles: ['全手工', '半手工', '名家款', '小品', '刻绘', '素面'],
      intro: '原矿泥料，出水爽利，一壶侍一茶。',
      keywords: ['茶壶', '宜兴'],
      unit: '把',
      platformCategory: 561,
      brand: 52,
      guarantees: [1, 4, 6],
      storeCategory: '茶器',
      template: '茶器按重量',
      pictures: ['紫砂壶', '朱泥壶', '段泥壶', '提梁壶', '西施壶', '石瓢壶'],
      specs: [
        { name: '泥料', values: ['紫泥', '朱泥', '段泥'] },
        { name: '容量', values: ['120毫升', '180毫升', '260毫升'] },
      ],
      price: 198,
    },
    {
      names: ['青瓷杯', '白瓷杯', '汝窑杯', '建盏', '品茗杯', '主人杯'],
      styles: ['手绘', '冰裂纹', '素胎', '对杯', '六只装'],
      intro: '胎薄釉润，握在手里恰好一盏。',
      keywords: ['茶杯', '瓷器'],
      unit: '只',
      platformCategory: 562,
      brand: 52,
      guarantees: [1, 4, 6],
      storeCategory: '茶器',
      template: '茶器按重量',
      pictures: ['青瓷杯', '白瓷杯', '汝窑杯', '建盏', '品茗杯', '主人杯'],
      specs: [{ name: '釉色', values: ['青瓷', '白瓷', '天青'] }],
      price: 39,
    },
    {
      names: ['中秋茶礼', '新春茶礼'],
      styles: ['自选搭配', '四味小罐', '师长款', '企业定制'],
      intro: '茶与器一同备好，见面有礼。',
      keywords: ['礼盒', '送礼'],
      unit: '套',
      platformCategory: 704,
      brand: 0,
      guarantees: [1, 2, 3, 7],
      storeCategory: '茶礼',
      template: '礼盒包邮',
      pictures: ['品牌故事', '明前龙井', '紫砂壶'],
      specs: [wraps],
      price: 268,
    },
    {
      names: ['线上茶艺课', '茶席体验券', '品茗会电子票'],
      styles: ['单人', '双人'],
      intro: '付款后由客服发放券码，凭券码到店或线上使用。',
      keywords: ['电子券', '体验'],
      unit: '张',
      platformCategory: 704,
      brand: 0,
      guarantees: [1],
      storeCategory: '茶礼',
      template: '',
      pictures: ['品牌故事', '主人杯', '秋山'],
      specs: [{ name: '场次', values: ['平日', '周末'] }],
      price: 59,
      isVirtual: true,
    },
  ],
  2: [
    {
      names: ['三人位沙发', '双人位沙发', '单人位沙发', '转角沙发', '布艺沙发', '皮艺沙发'],
      styles: ['侘寂风', '北欧', '法式', '奶油风', '中古', '意式极简', '小户型'],
      intro: '高回弹坐垫，久坐不塌，布套可拆洗。',
      keywords: ['沙发', '客厅'],
      unit: '套',
      platformCategory: 501,
      brand: 45,
      guarantees: [1, 4, 6, 8],
      storeCategory: '客厅',
      template: '家具物流',
      pictures: ['三人位', '双人位', '单人位', '转角沙发', '布艺沙发', '皮艺沙发'],
      specs: [
        { name: '尺寸', values: ['单人位', '双人位', '三人位', '转角'] },
        { name: '面料', values: ['亚麻', '科技布', '头层牛皮'] },
        { name: '颜色', values: ['米白', '雾灰', '焦糖'] },
      ],
      price: 1299,
    },
    {
      names: ['落地灯', '床头灯', '书桌灯', '暖光台灯', '氛围灯', '阅读灯'],
      styles: ['黄铜', '胡桃木', '纸艺', '玻璃', '羊皮纸', '极简黑', '可调光'],
      intro: '无频闪光源，夜里也温柔。',
      keywords: ['灯具', '护眼'],
      unit: '盏',
      platformCategory: 512,
      brand: 47,
      guarantees: [1, 4, 6],
      storeCategory: '灯光',
      template: '软装快递',
      pictures: ['落地灯', '床头灯', '书桌灯', '暖光台灯', '氛围灯', '阅读灯'],
      specs: [{ name: '光源', values: ['暖光', '自然光', '三色可调'] }],
      price: 159,
    },
    {
      names: ['亚麻四件套', '全棉四件套', '磨毛四件套', '真丝四件套', '儿童四件套', '加厚四件套'],
      styles: ['素白', '条纹', '格纹', '碎花', '雾蓝', '燕麦', '鼠尾草', '浅杏'],
      intro: '亲肤面料，越洗越软。',
      keywords: ['床品', '四件套'],
      unit: '套',
      platformCategory: 521,
      brand: 48,
      guarantees: [1, 3, 5, 7],
      storeCategory: '卧室',
      template: '软装快递',
      pictures: ['亚麻四件套', '全棉四件套', '磨毛四件套', '真丝四件套', '儿童款', '加厚款'],
      specs: [{ name: '尺寸', values: ['1.2米床', '1.5米床', '1.8米床', '2.0米床'] }],
      price: 299,
    },
    {
      names: ['乔迁礼盒', '新婚礼盒', '节日礼盒', '生日礼盒', '会员礼盒', '谢礼'],
      styles: ['经典', '升级', '典藏'],
      intro: '新居新开始，礼数刚刚好。',
      keywords: ['礼盒', '乔迁'],
      unit: '份',
      platformCategory: 704,
      brand: 0,
      guarantees: [1, 5],
      storeCategory: '礼赠',
      template: '全场包邮',
      pictures: ['乔迁礼盒', '新婚礼盒', '节日礼盒', '生日礼盒', '会员礼盒', '谢礼'],
      specs: [{ name: '颜色', values: ['米白', '焦糖'] }],
      price: 128,
    },
    {
      names: ['软装设计咨询', '上门测量券', '沙发清洗券'],
      styles: ['标准', '尊享'],
      intro: '付款后由客服发放券码，凭券码预约上门。',
      keywords: ['电子券', '服务'],
      unit: '张',
      platformCategory: 704,
      brand: 0,
      guarantees: [1],
      storeCategory: '礼赠',
      template: '',
      pictures: ['会员礼盒', '谢礼'],
      specs: [{ name: '城市', values: ['本市', '外省'] }],
      price: 99,
      isVirtual: true,
    },
  ],
}
