import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { toFen } from '@zhanggui/domain/kernel/money'
import { z } from 'zod'
import { sampleApi, type SampleRow, sampleStatus } from './gallery-api.ts'

const DAY = 24 * 3_600_000
const DELAY = 400
const goods = ['明前龙井', '武夷岩茶', '安吉白茶', '正山小种', '茉莉银针', '陈年普洱', '铁观音', '凤凰单丛']

export const samples = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 1000 + index,
    name: `${goods[index % goods.length]} ${100 + (index % 9) * 50}克`,
    status: index % sampleStatus.codes.length,
    price: toFen(((index * 7919) % 100_000) + 990),
    stock: (index * 37) % 500,
    owner: index % 3 === 0 ? '王掌柜' : '李小满',
    phone: `138${String(10_000_000 + index * 7)}`,
    createTime: new Date(Date.now() - index * index * 60_000 - (index % 5) * DAY),
  }))

let rows = samples(137)

/** Answers the gallery's own calls in the browser; everything else goes to the server. */
export function serveGallery() {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    if (!pathname.startsWith('/api/gallery/')) return real(input, init)
    await new Promise((resolve) => setTimeout(resolve, DELAY))
    return Response.json({ code: resultCode.ok, message: resultText.ok, data: answer(pathname, searchParams) })
  }
}

function answer(pathname: string, search: URLSearchParams): unknown {
  const [, deleted] = /\/delete\/(\d+)$/.exec(pathname) ?? []
  rows = rows.filter((row) => row.id !== Number(deleted))
  if (!pathname.endsWith('/list')) return null
  const {
    page = 1,
    limit = 20,
    name = '',
    owner = '',
    status,
    sort,
  } = z.decode(sampleApi.list.query, Object.fromEntries(search))
  const found = rows
    .filter((row) => row.name.includes(name) && row.owner.includes(owner))
    .filter((row) => status === undefined || row.status === status)
    .toSorted((a, b) => (sort === 'price' ? a.price - b.price : sort === '-price' ? b.price - a.price : 0))
  return z.encode(sampleApi.list.reply, {
    page,
    limit,
    total: found.length,
    totalPage: Math.ceil(found.length / limit),
    list: found.slice((page - 1) * limit, page * limit),
  })
}
