import { qualificationNeed } from '@zhanggui/domain/video/video-codes'

const { none, required, optional } = qualificationNeed.is

const below =
  (first: readonly [number, string], second: readonly [number, string]) =>
  (id: number, name: string, needs: { own?: readonly [string, number]; product?: readonly [string, number] } = {}) => ({
    third_cat_id: id,
    third_cat_name: name,
    second_cat_id: second[0],
    second_cat_name: second[1],
    first_cat_id: first[0],
    first_cat_name: first[1],
    qualification: needs.own?.[0] ?? '',
    qualification_type: needs.own?.[1] ?? none,
    product_qualification: needs.product?.[0] ?? '',
    product_qualification_type: needs.product?.[1] ?? none,
  })

const food = [1208, '食品饮料'] as const
const home = [1421, '家居日用'] as const
const tea = below(food, [1210, '茶'])
const drink = below(food, [1215, '冲饮'])
const kitchen = below(home, [1425, '餐具茶具'])
const licence = ['《食品经营许可证》', required] as const

/** A few of them, with every kind of need. */
export const sandboxCategories = [
  tea(1211, '绿茶'),
  tea(1212, '红茶', { product: ['商品检测报告', optional] }),
  tea(1213, '普洱茶', { product: ['《茶叶生产许可证》', required] }),
  drink(1216, '咖啡', { own: licence }),
  drink(1217, '蜂蜜', { own: licence, product: ['商品检测报告', required] }),
  kitchen(1426, '茶壶茶杯'),
  kitchen(1427, '茶叶罐'),
]
