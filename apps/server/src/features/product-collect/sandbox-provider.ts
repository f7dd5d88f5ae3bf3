import { collectShop } from '@zhanggui/domain/product/product-codes'
import type { CollectProvider } from './collect-provider.ts'

/** For trying it out: no shop is asked, every link leads to the same shirt. A link with `fail` in it fails. */
export const sandboxProvider: CollectProvider = {
  fetchProduct: async (shop, url) => {
    if (url.includes('fail')) throw new Error('the sandbox was told to fail')
    return {
      name: `纯棉圆领短袖T恤（${collectShop.label(shop)}采集示例）`,
      intro: '220克重磅棉，领口不变形，男女同款',
      keyword: 'T恤,短袖,纯棉',
      unitName: '件',
      image: '',
      slides: [],
      content: '<h2>面料</h2><p>新疆长绒棉，经过预缩水处理。</p><h2>洗涤</h2><p>建议翻面机洗，水温不超过30度。</p>',
      specs: [
        { name: '颜色', values: ['白色', '黑色', '藏青'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
    }
  },
}
