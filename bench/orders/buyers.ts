// Buyers with names as many shops have them: some thousand given names, so that two characters find some hundred orders.
import type { DemoShopper } from '../../demo/orders/people.ts'
import type { Random } from '../../demo/orders/random.ts'

const family = Array.from('王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹')
const syllables = Array.from(
  '知秋若水安然子墨雨桐明轩思远嘉怡浩清越一帆小满云舟青禾星野乐言景行书白鹿溪桥晚风初晴念慈之恒予宁可心',
)

/** Two characters of a name, as people search. */
export const givenName = (random: Random): string => random.pick(syllables) + random.pick(syllables)

export const buyersOf = (count: number, random: Random): DemoShopper[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: 10_001 + index,
    nickname: `${random.pick(syllables)}${random.pick(syllables)}${random.pick(syllables)}`,
    name: random.pick(family) + givenName(random),
    phone: `13${random.digits(9)}`,
    address: `浙江省杭州市西湖区龙井路${1 + random.below(200)}号`,
    registerType: 'routine',
  }))

export const shopperRow = ({ uid, nickname, phone, registerType }: DemoShopper, at: Date) => ({
  uid,
  nickname,
  phone,
  register_type: registerType,
  followed_at: uid % 3 === 0 ? at : null,
  visited_at: at,
  created_at: at,
  updated_at: at,
})
