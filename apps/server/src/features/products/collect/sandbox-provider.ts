import { collectShop } from '@zhanggui/domain/product/product-codes'
import { refuse } from '#platform/http/refusals'
import type { CollectProvider } from './collect-provider.ts'
import { sharp } from '#platform/files/pictures/sharp'

const colours: Readonly<Record<string, string>> = { white: '#fdfdfb', black: '#2b2d31', navy: '#27406b' }
const pictureAt = (name: string) => `https://sandbox.invalid/${name}.jpg`

/**
 * For trying it out without a service: every link yields the same shirt with drawn pictures. A link containing `fail`
 * fails, one containing `lost` loses a picture.
 */
export const sandboxProvider: CollectProvider = {
  fetchProduct: async (shop, url) => {
    if (url.includes('fail')) throw new Error('the sandbox was told to fail')
    const last = url.includes('lost') ? 'nothing' : 'navy-1'
    return {
      name: `纯棉圆领短袖T恤（${collectShop.label(shop)}采集示例）`,
      intro: '220克重磅棉，领口不变形，男女同款',
      keyword: 'T恤,短袖,纯棉',
      unitName: '件',
      image: pictureAt('white-0'),
      slides: ['white-0', 'black-0', 'navy-0', 'white-1'].map(pictureAt),
      content:
        '<h2>面料</h2><p>新疆长绒棉，经过预缩水处理。</p>' +
        `<p><img src="${pictureAt('black-1')}" alt="黑色"></p>` +
        '<h2>洗涤</h2><p>建议翻面机洗，水温不超过30度。</p>' +
        `<p><img src="${pictureAt(last)}" alt="藏青"></p>`,
      specs: [
        { name: '颜色', values: ['白色', '黑色', '藏青'] },
        { name: '尺码', values: ['S', 'M', 'L', 'XL'] },
      ],
    }
  },

  fetchPicture: async (address, path) => {
    const [, colour = '', view = ''] = /(\w+)-(\d)\.jpg$/.exec(address) ?? []
    await drawShirt(colours[colour] ?? refuse('对方返回 404'), Number(view), path)
  },
}

const SIZE = 800

const SHIRT = 'M32 20 8 34l10 18 12-5v37h40V47l12 5 10-18-24-14c-5 8-31 8-36 0z'
const backgrounds = ['#f1efe9', '#e6edf2', '#efe6e4', '#e8efe6']

/** Draws a shirt in the given colour and zoom. No text: the machine may have no fonts. */
async function drawShirt(colour: string, view: number, path: string): Promise<void> {
  const zoom = 1 + view * 0.25
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="${backgrounds[view % backgrounds.length]}"/>` +
    `<g transform="translate(50 52) scale(${zoom}) translate(-50 -52)" stroke-linejoin="round">` +
    `<path d="${SHIRT}" fill="${colour}" stroke="#00000022" stroke-width="1"/>` +
    `<path d="M32 20c5 11 31 11 36 0" fill="none" stroke="#00000033" stroke-width="1.6"/></g></svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toFile(path)
}
