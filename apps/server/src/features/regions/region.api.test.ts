import { regionApi, type RegionNode } from '@zhanggui/contract/region'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeShop, makeStaff, type Person } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
let clerk: Person
let provinces: RegionNode[] = []
let all: RegionNode[] = []

const withAllBelow = (node: RegionNode): RegionNode[] => [node, ...(node.child ?? []).flatMap(withAllBelow)]
const find = (name: string) => all.find(({ regionName }) => regionName === name)
const namesBelow = (name: string) => find(name)?.child?.map(({ regionName }) => regionName)

beforeAll(async () => {
  clerk = await makeStaff(app, await makeShop(app))
  provinces = (await app.call(regionApi.tree, {}, { token: clerk.token })).data
  all = provinces.flatMap(withAllBelow)
})

describe('the regions', () => {
  test('are 34 provinces with their cities and districts, each code once', () => {
    expect(provinces).toHaveLength(34)
    expect(new Set(all.map(({ regionId }) => regionId)).size).toBe(all.length)
    const count = (type: number) => all.filter(({ regionType }) => regionType === type).length
    expect([count(1), count(2), count(3)]).toEqual([34, 341, 2851])
  })

  test('lie one level below their parent, in the order of their codes', () => {
    const wrong = all.filter(({ regionId, regionType, child = [] }) =>
      child.some((below) => below.parentId !== regionId || below.regionType !== regionType + 1),
    )
    expect(wrong).toEqual([])
    expect(provinces.every(({ parentId, regionType }) => parentId === 0 && regionType === 1)).toBe(true)
    const codes = all.map(({ regionId }) => regionId)
    expect(codes.filter((code, index) => code < (codes[index - 1] ?? 0))).toEqual([])
  })

  test('have readable names', () => {
    expect(all.filter(({ regionName }) => !/^[\u4E00-\u9FFF]{2,}$/.test(regionName))).toEqual([])
    expect(all.filter(({ regionName }) => regionName === '市辖区')).toEqual([])
  })

  test.each(['东莞市', '中山市', '儋州市', '嘉峪关市', '香港特别行政区', '澳门特别行政区', '台湾省'])(
    'end with %s, which has nothing below',
    (name) => {
      expect(find(name)).toBeDefined()
      expect(find(name)).not.toHaveProperty('child')
    },
  )

  test('have the districts of a municipality under its one city', () => {
    for (const name of ['北京市', '天津市', '上海市', '重庆市']) expect(namesBelow(name)).toEqual([name])
    const chongqing = find('重庆市')?.child?.[0]?.child?.map(({ regionName }) => regionName)
    expect(chongqing).toHaveLength(38)
    expect(chongqing).toEqual(expect.arrayContaining(['渝中区', '城口县', '彭水苗族土家族自治县']))
  })

  test('know what changed lately', () => {
    expect(namesBelow('杭州市')).toEqual(expect.arrayContaining(['临平区', '钱塘区']))
    expect(namesBelow('杭州市')).not.toContain('江干区')
    for (const name of ['错那市', '米林市', '白杨市', '和康县', '和安县', '仙桃市']) expect(find(name)).toBeDefined()
  })
})

describe('sending them once', () => {
  const address = () => `${app.url}/api${regionApi.tree.path}`
  const ask = (headers: Record<string, string> = {}) =>
    fetch(address(), { headers: { 'x-token': clerk.token, ...headers } })

  test('whoever has them hears that they are the same', async () => {
    const first = await ask()
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await ask({ 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('nobody hears anything without a session', async () => {
    const tag = (await ask()).headers.get('etag') ?? ''
    const answer = await fetch(address(), { headers: { 'if-none-match': tag } })
    expect(await answer.json()).toMatchObject({ code: 401, data: null })
  })

  test('they travel compressed to whoever understands it', async () => {
    for (const encoding of ['gzip', 'br']) {
      const [first, second] = [await ask({ 'accept-encoding': encoding }), await ask({ 'accept-encoding': encoding })]
      expect(first.headers.get('content-encoding')).toBe(encoding)
      expect(await first.json()).toEqual(await second.json())
    }
    expect((await ask({ 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  })
})
