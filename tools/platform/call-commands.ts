import { merchantGateway } from '@zhanggui/contract/gateway/merchant'
import { reviewGateway } from '@zhanggui/contract/gateway/review'
import { platformSettings, settingsGateway } from '@zhanggui/contract/gateway/settings'
import { formatYuan } from '@zhanggui/domain/kernel/money'
import { formatShopTime } from '@zhanggui/domain/kernel/shop-time'
import { z } from 'zod'
import type { CallGateway } from './gateway-caller.ts'
import { goodsCommands } from './goods-commands.ts'
import { type CommandLine, idsIn, need, needId } from './read-line.ts'

type Command = (call: CallGateway, line: CommandLine, say: (text: string) => void) => Promise<void>

const MOST = 200

const merchantIn = ({ options }: CommandLine) =>
  options['merchant'] === undefined ? undefined : needId(options['merchant'], '商户编号（--merchant）')

/** The product and its merchant. Numbers are the merchants' own: one that waits in two shops must name the shop. */
async function waitingProduct(call: CallGateway, line: CommandLine) {
  const id = needId(line.words[0], '商品编号')
  const merId = merchantIn(line)
  const { list } = await call(reviewGateway.waiting, { limit: MOST, id, merId })
  const [found, ...others] = list
  if (!found) throw new Error(`商品 ${id} 不在${merId === undefined ? '' : `商户 ${merId} `}等待审核的商品中`)
  if (others.length > 0) {
    const shops = list.map((row) => `  --merchant ${row.merId}\t${row.merName}\t${row.name}`)
    throw new Error([`不止一家商户有商品 ${id} 等待审核，请用 --merchant 指明商户：`, ...shops].join('\n'))
  }
  return { merId: found.merId, id }
}

const reviewCommands: Record<string, Command> = {
  'review list': async (call, line, say) => {
    const { list, total } = await call(reviewGateway.waiting, { limit: MOST, merId: merchantIn(line) })
    for (const row of list) {
      const shop = `${row.merName}（${row.merId}）`
      say([row.id, row.name, `${formatYuan(row.price)} 元`, shop, formatShopTime(row.submitTime)].join('\t'))
    }
    say(total === 0 ? '没有等待审核的商品' : `共 ${total} 个等待审核的商品`)
  },
  'review show': async (call, line, say) => {
    const product = await call(reviewGateway.info, await waitingProduct(call, line))
    say(
      `${product.id}　${product.name}\n${product.intro}\n品牌：${product.brandName || '其他'}　库存：${product.stock}`,
    )
    for (const { label, price, stock } of product.attrValue) say(`  ${label}　${formatYuan(price)} 元　库存 ${stock}`)
  },
  'review pass': async (call, line, say) => {
    await call(reviewGateway.pass, await waitingProduct(call, line))
    say('审核通过')
  },
  'review refuse': async (call, line, say) => {
    const reason = need(line.options['reason'], '拒绝原因（--reason）')
    await call(reviewGateway.refuse, { ...(await waitingProduct(call, line)), reason })
    say('已拒绝')
  },
  'force-down': async (call, { words, options }, say) => {
    const merId = needId(options['merchant'], '商户编号（--merchant）')
    await call(reviewGateway.forceOffSale, { merId, ids: idsIn(words.join(','), '商品编号') })
    say('已强制下架')
  },
}

const merchantCommands: Record<string, Command> = {
  'merchant list': async (call, { options }, say) => {
    const { list } = await call(merchantGateway.list, { limit: MOST, name: options['name'] })
    for (const { id, name, isOpen, needsReview, collectionsLeft, storageQuotaMb, feePercent } of list) {
      const facts = [isOpen ? '营业' : '休息', needsReview ? '需要审核' : '免审']
      facts.push(`剩余采集 ${collectionsLeft} 次`, `存储空间 ${storageQuotaMb} MB`)
      facts.push(feePercent === null ? '手续费按分类' : `手续费 ${feePercent}%`)
      say([id, name, ...facts].join('\t'))
    }
  },
  'merchant set': async (call, { words, options }, say) => {
    const { review, collections, storage, fee } = options
    if (review !== undefined && review !== 'on' && review !== 'off') throw new Error('--review 只能是 on 或 off')
    await call(merchantGateway.setSwitches, {
      merId: needId(words[0], '商户编号'),
      needsReview: review === undefined ? undefined : review === 'on',
      collectionsLeft: collections === undefined ? undefined : Number(collections),
      storageQuotaMb: storage === undefined ? undefined : Number(storage),
      feePercent: fee === undefined ? undefined : fee === 'category' ? null : Number(fee),
    })
    say('已修改')
  },
}

const settingsCommands: Record<string, Command> = {
  'settings list': async (call, _, say) => {
    const settings = z.encode(platformSettings, await call(settingsGateway.list, {}))
    for (const [key, value] of Object.entries(settings)) say([key, JSON.stringify(value)].join('\t'))
  },
  'settings set': async (call, { words }, say) => {
    const given = words.map((word): [string, unknown] => {
      const [key = '', ...value] = word.split('=')
      if (value.length === 0 || !(key in platformSettings.shape))
        throw new Error(`没有这个设置：${word}（写成 名称=值）`)
      return [key, wireValue(value.join('='))]
    })
    if (given.length === 0) throw new Error('请给出设置（名称=值）')
    const parsed = z.safeDecode(settingsGateway.set.body, Object.fromEntries(given))
    if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('；'))
    await call(settingsGateway.set, parsed.data)
    say('已修改')
  },
}

/** Numbers, yes and no, and lists are written as in JSON; anything else is a text. */
function wireValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What calls the gateway, by its words. */
export const callCommands: Readonly<Record<string, Command>> = {
  ...reviewCommands,
  ...merchantCommands,
  ...settingsCommands,
  ...goodsCommands,
}
