import { brandGateway } from '@zhanggui/contract/gateway/brand'
import { categoryGateway } from '@zhanggui/contract/gateway/category'
import { expressGateway } from '@zhanggui/contract/gateway/express'
import { guaranteeGateway } from '@zhanggui/contract/gateway/guarantee'
import type { CallGateway } from './gateway-caller.ts'
import { type CommandLine, idsIn, need, needId } from './read-line.ts'

type Command = (call: CallGateway, line: CommandLine, say: (text: string) => void) => Promise<void>

interface Row {
  readonly id: number
  readonly name: string
  readonly isShow: boolean
}

interface Keeping {
  readonly list: (call: CallGateway, line: CommandLine) => Promise<readonly Row[]>
  readonly add: (call: CallGateway, line: CommandLine) => Promise<{ id: number }>
  readonly update: (call: CallGateway, change: { id: number; name?: string; isShow?: boolean }) => Promise<null>
  /** Undefined where things are hidden only. */
  readonly remove?: (call: CallGateway, id: number) => Promise<null>
}

/** The same few commands for everything the platform keeps. */
function keep(what: string, { list, add, update, remove }: Keeping): Record<string, Command> {
  const change =
    (given: { isShow: boolean }): Command =>
    async (call, { words }, say) => {
      await update(call, { id: needId(words[0], '编号'), ...given })
      say('已修改')
    }
  return {
    [`${what} list`]: async (call, line, say) => {
      for (const { id, name, isShow } of await list(call, line)) say([id, name, isShow ? '显示' : '隐藏'].join('\t'))
    },
    [`${what} add`]: async (call, line, say) => say(`已添加，编号 ${(await add(call, line)).id}`),
    [`${what} rename`]: async (call, { words }, say) => {
      await update(call, { id: needId(words[0], '编号'), name: need(words[1], '名称') })
      say('已修改')
    },
    [`${what} show`]: change({ isShow: true }),
    [`${what} hide`]: change({ isShow: false }),
    ...(remove && {
      [`${what} delete`]: async (call, { words }, say) => {
        await remove(call, needId(words[0], '编号'))
        say('已删除')
      },
    }),
  }
}

export const goodsCommands: Readonly<Record<string, Command>> = {
  ...keep('brand', {
    list: async (call, { options }) => (await call(brandGateway.list, { limit: 1000, name: options['name'] })).list,
    add: (call, { words, options }) => {
      const { categories } = options
      const categoryIds = categories === undefined ? undefined : idsIn(categories, '分类编号')
      return call(brandGateway.save, { name: need(words[0], '名称'), categoryIds })
    },
    update: (call, row) => call(brandGateway.update, row),
    remove: (call, id) => call(brandGateway.delete, { id }),
  }),
  ...keep('category', {
    list: (call) => call(categoryGateway.list, {}),
    add: (call, { words, options }) => {
      const pid = options['parent'] === undefined ? 0 : needId(options['parent'], '上级编号')
      return call(categoryGateway.save, { pid, name: need(words[0], '名称') })
    },
    update: (call, row) => call(categoryGateway.update, row),
    remove: (call, id) => call(categoryGateway.delete, { id }),
  }),
  ...keep('guarantee', {
    list: (call) => call(guaranteeGateway.list, {}),
    add: (call, { words, options }) =>
      call(guaranteeGateway.save, {
        name: need(words[0], '名称'),
        content: need(options['content'], '内容（--content）'),
      }),
    update: (call, row) => call(guaranteeGateway.update, row),
    remove: (call, id) => call(guaranteeGateway.delete, { id }),
  }),
  ...keep('express', {
    list: (call) => call(expressGateway.list, {}),
    add: (call, { words }) => call(expressGateway.save, { code: need(words[0], '编码'), name: need(words[1], '名称') }),
    update: (call, row) => call(expressGateway.update, row),
  }),
}
