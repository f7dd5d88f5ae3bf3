import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import type { CallGateway } from './gateway-caller.ts'
import { goodsCommands } from './goods-commands.ts'
import { type CommandLine, idsIn, need, needId } from './read-line.ts'

type Command = (call: CallGateway, line: CommandLine, say: (text: string) => void) => Promise<void>

const MOST = 200

/** Which merchant a waiting product belongs to. */
async function waitingProduct(call: CallGateway, word: string | undefined) {
  const id = needId(word, '商品编号')
  const [found] = (await call(reviewGateway.waiting, { id })).list
  if (!found) throw new Error(`商品 ${id} 不在等待审核的商品中`)
  return { merId: found.merId, id }
}

const reviewCommands: Record<string, Command> = {
  'review list': async (call, { options }, say) => {
    const merId = options['merchant'] === undefined ? undefined : needId(options['merchant'], '商户编号')
    const { list, total } = await call(reviewGateway.waiting, { limit: MOST, merId })
    for (const row of list) {
      const shop = `${row.merName}（${row.merId}）`
      say([row.id, row.name, `${formatYuan(row.price)} 元`, shop, formatShopTime(row.submitTime)].join('\t'))
    }
    say(total === 0 ? '没有等待审核的商品' : `共 ${total} 个等待审核的商品`)
  },
  'review show': async (call, { words }, say) => {
    const product = await call(reviewGateway.info, await waitingProduct(call, words[0]))
    say(
      `${product.id}　${product.name}\n${product.intro}\n品牌：${product.brandName || '其他'}　库存：${product.stock}`,
    )
    for (const { sku, price, stock } of product.attrValue) say(`  ${sku}　${formatYuan(price)} 元　库存 ${stock}`)
  },
  'review pass': async (call, { words }, say) => {
    await call(reviewGateway.pass, await waitingProduct(call, words[0]))
    say('审核通过')
  },
  'review refuse': async (call, { words, options }, say) => {
    const reason = need(options['reason'], '拒绝原因（--reason）')
    await call(reviewGateway.refuse, { ...(await waitingProduct(call, words[0])), reason })
    say('已拒绝')
  },
  'force-down': async (call, { words, options }, say) => {
    const merId = needId(options['merchant'], '商户编号（--merchant）')
    await call(reviewGateway.forceDown, { merId, ids: idsIn(words.join(','), '商品编号') })
    say('已强制下架')
  },
}

const merchantCommands: Record<string, Command> = {
  'merchant list': async (call, { options }, say) => {
    const { list } = await call(merchantGateway.list, { limit: MOST, name: options['name'] })
    for (const { id, name, isOpen, needsReview, collectionsLeft } of list) {
      const facts = [isOpen ? '营业' : '休息', needsReview ? '需要审核' : '免审', `剩余采集 ${collectionsLeft} 次`]
      say([id, name, ...facts].join('\t'))
    }
  },
  'merchant set': async (call, { words, options }, say) => {
    const { review, collections } = options
    if (review !== undefined && review !== 'on' && review !== 'off') throw new Error('--review 只能是 on 或 off')
    await call(merchantGateway.setSwitches, {
      merId: needId(words[0], '商户编号'),
      needsReview: review === undefined ? undefined : review === 'on',
      collectionsLeft: collections === undefined ? undefined : Number(collections),
    })
    say('已修改')
  },
}

/** What calls the gateway, by its words. */
export const callCommands: Readonly<Record<string, Command>> = {
  ...reviewCommands,
  ...merchantCommands,
  ...goodsCommands,
}
