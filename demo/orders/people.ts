import type { Random } from './random.ts'

const family = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗'.split('')
const given = ['小满', '知秋', '若水', '安然', '子墨', '雨桐', '明轩', '思远', '嘉怡', '浩然', '清越', '一帆']
const nicknames = [
  '山间小满',
  '一碗云吞',
  '阿北',
  '爱喝茶的猫',
  '橘子汽水',
  '慢半拍',
  '南山有雾',
  '晚风',
  '小鱼干',
  '不吃香菜',
]
const places = [
  '浙江省杭州市西湖区龙井路',
  '广东省广州市越秀区文明路',
  '四川省成都市锦江区春熙路',
  '北京市东城区东四北大街',
  '江苏省南京市玄武区珠江路',
  '上海市徐汇区衡山路',
  '湖北省武汉市武昌区昙华林',
  '福建省厦门市思明区中山路',
]
const registerTypes = ['wechat', 'routine', 'routine', 'h5', 'iosWx', 'androidWx', 'ios']

export interface DemoShopper {
  readonly uid: number
  readonly nickname: string
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly registerType: string
}

/** The first of them come back again and again; each of the others buys within some weeks of the shop's life. */
const REGULARS = 200
/** How many of the others are around at the same time. */
const AROUND = 40

/** Who buys at a moment of the shop's life, which goes from 0 to 1. */
export function buyerAt(shoppers: readonly DemoShopper[], moment: number, random: Random): DemoShopper {
  const passersBy = shoppers.slice(REGULARS)
  if (passersBy.length <= AROUND || random.chance(0.75)) return random.pick(shoppers.slice(0, REGULARS))
  const first = Math.floor(moment * (passersBy.length - AROUND))
  return random.pick(passersBy.slice(first, first + AROUND))
}

/** Those of the reviews are among them. */
export const FIRST_UID = 10_001

export const shoppersOf = (count: number, random: Random): DemoShopper[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: FIRST_UID + index,
    nickname: `${nicknames[index % nicknames.length] ?? ''}${index < nicknames.length ? '' : index}`,
    name: random.pick(family) + random.pick(given),
    phone: `13${random.digits(9)}`,
    address: `${random.pick(places)}${1 + random.below(200)}号`,
    registerType: random.pick(registerTypes),
  }))
