import type { Drawing } from './drawings.ts'

interface DemoCategory {
  readonly name: string
  readonly drawing: Drawing
  readonly hue: number
  readonly pictures: readonly string[]
}

/** The libraries of the demo shops, by the merchant's number. */
export const demoLibraries: Readonly<Record<number, readonly DemoCategory[]>> = {
  1: [
    {
      name: '茶叶',
      drawing: 'leaf',
      hue: 95,
      pictures: ['明前龙井', '碧螺春', '白毫银针', '安吉白茶', '铁观音', '六安瓜片'],
    },
    { name: '茶具', drawing: 'pot', hue: 18, pictures: ['紫砂壶', '朱泥壶', '段泥壶', '提梁壶', '西施壶', '石瓢壶'] },
    { name: '茶杯', drawing: 'cup', hue: 200, pictures: ['青瓷杯', '白瓷杯', '汝窑杯', '建盏', '品茗杯', '主人杯'] },
    {
      name: '店铺装修',
      drawing: 'hills',
      hue: 150,
      pictures: ['首页横幅', '春山', '夏山', '秋山', '冬山', '品牌故事'],
    },
  ],
  2: [
    {
      name: '沙发',
      drawing: 'sofa',
      hue: 215,
      pictures: ['三人位', '双人位', '单人位', '转角沙发', '布艺沙发', '皮艺沙发'],
    },
    {
      name: '灯具',
      drawing: 'lamp',
      hue: 42,
      pictures: ['落地灯', '床头灯', '书桌灯', '暖光台灯', '氛围灯', '阅读灯'],
    },
    {
      name: '床品',
      drawing: 'bed',
      hue: 265,
      pictures: ['亚麻四件套', '全棉四件套', '磨毛四件套', '真丝四件套', '儿童款', '加厚款'],
    },
    {
      name: '礼盒',
      drawing: 'box',
      hue: 350,
      pictures: ['乔迁礼盒', '新婚礼盒', '节日礼盒', '生日礼盒', '会员礼盒', '谢礼'],
    },
  ],
}
