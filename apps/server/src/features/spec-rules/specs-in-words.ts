import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'

/** 颜色：红、蓝；尺码：S、M */
export const specsInWords = (specs: readonly Spec[]): string =>
  specs.map(({ name, values }) => `${name}：${values.join('、')}`).join('；')
