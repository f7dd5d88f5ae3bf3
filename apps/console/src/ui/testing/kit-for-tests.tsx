import { fakeServer } from '#api/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { area, get, id, post } from '@zhanggui/contract/kernel/endpoint'
import { flag } from '@zhanggui/contract/kernel/codecs'
import { orderBy } from '@zhanggui/contract/kernel/order'
import { done, pageOf, pageQuery, text } from '@zhanggui/contract/kernel/shapes'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { z } from 'zod'
import Feedback from '#ui/feedback/feedback.tsx'
import { Hints } from '#ui/hint/hints.tsx'
import { LiveAreas } from '#ui/live/live-areas.ts'

const thingRow = z.object({ id: z.int(), name: z.string(), phone: z.string(), isOpen: z.boolean() })
export type ThingRow = z.output<typeof thingRow>

export const thingDraft = z.object({
  name: text('名称', { max: 10 }),
  phone: z
    .string()
    .trim()
    .regex(/^1\d{10}$/, '手机格式不正确')
    .optional(),
  password: z.string().optional(),
})

/** An area that no shop has, for tests of the pieces that know none. */
export const thingApi = area('thing', {
  list: get('/things', {
    title: '列表',
    permission: 'merchant:thing:list',
    query: pageQuery.extend({
      name: z.string().trim().max(20).optional(),
      status: flag.optional(),
      isOpen: flag.optional(),
      day: z.string().optional(),
      a: z.string().optional(),
      b: z.string().optional(),
      c: z.string().optional(),
      sort: orderBy(['name']).optional(),
    }),
    reply: pageOf(thingRow),
  }),
  info: get('/things/info/{id}', {
    title: '详情',
    permission: 'merchant:thing:info',
    reply: thingRow.pick({ id: true, name: true, phone: true }).extend({ version: z.int() }),
  }),
  save: post('/things/save', {
    title: '修改',
    permission: 'merchant:thing:save',
    body: thingDraft.extend({ id, version: z.int() }),
    reply: done,
  }),
  delete: post('/things/delete/{id}', { title: '删除', permission: 'merchant:thing:delete', reply: done }),
})

export const things = (count: number): ThingRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `物品${index + 1}`,
    phone: '',
    isOpen: index % 2 === 0,
  }))

/** A server that pages through rows as the real one does. */
export const thingServer = (all: () => readonly ThingRow[]) =>
  fakeServer().reply(thingApi.list, ({ page = 1, limit = 20, name = '' }) => {
    const found = all().filter((row) => row.name.includes(name))
    return {
      page,
      limit,
      total: found.length,
      totalPage: Math.ceil(found.length / limit),
      list: found.slice((page - 1) * limit, page * limit),
    }
  })

function Address() {
  const { search } = useLocation()
  return <p data-testid="address">{search}</p>
}

export const emptyClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Puts a piece of the kit on a page of its own. */
export const withProviders = (children: ReactNode, at = '/', client = emptyClient()) =>
  render(
    <QueryClientProvider client={client}>
      <LiveAreas />
      <Hints />
      <MemoryRouter initialEntries={[at]}>
        <ConfigProvider locale={zhCN} theme={{ token: { motion: false } }}>
          <>
            {children}
            <Feedback />
          </>
        </ConfigProvider>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
