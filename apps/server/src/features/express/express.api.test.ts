import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expressApi } from '@zhanggui/contract/express'
import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { makeShop } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'
import { openWaybillService } from './waybill-service.ts'

const template = { temp_id: 't1', title: '一联单', pic: 'https://waybills.example/t1.png' }
const answers: Record<string, string> = {
  shunfeng: JSON.stringify([{ ...template, password: 'secret' }]),
  broken: '<html>',
  other: '{"list": []}',
}
const asked: { path: string; key: string | undefined }[] = []

/** A stub of the outside service that can also fail in every way the real one does. */
const service = createServer((request, response) => {
  asked.push({ path: request.url ?? '', key: request.headers.authorization })
  const com = new URL(request.url ?? '', 'http://service').searchParams.get('com') ?? ''
  if (com === 'silent') return
  if (com === 'elsewhere') response.writeHead(302, { location: '/?com=shunfeng' }).end()
  else if (answers[com] === undefined) response.writeHead(500).end('[]')
  else response.end(answers[com])
})
const env: Record<string, string> = { WAYBILL_KEY: 'key-1' }
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  env['WAYBILL_URL'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}/templates?v=1`
})
afterAll(async () => {
  service.closeAllConnections()
  await new Promise((resolve) => void service.close(resolve))
})

const app = setupTestApp(env)
const owner = async () => ({ token: (await makeShop(app)).owner.token })

describe('the companies', () => {
  test('that a shop uses are its own choice, the default first; without a choice it uses all', async () => {
    const [one, other] = [await owner(), await owner()]
    const search = async (query: InputOf<typeof expressApi.searchPage>, who = one) =>
      (await app.call(expressApi.searchPage, query, who)).data.list
    const all = await search({})
    const [, second, third] = all
    if (!second || !third) throw new Error('the platform has too few companies')
    expect(all.every(({ isOpen, isDefault }) => isOpen && !isDefault)).toBe(true)

    const relate = (expressCodes: string[], defaultCode: string) =>
      app.call(expressApi.relate, { expressCodes, defaultCode }, one)
    const twice = await Promise.all([1, 2].map(() => relate([second.code, third.code], third.code)))
    expect(twice.map(({ code }) => code)).toEqual([200, 200])
    const open = await search({ openStatus: true })
    expect(open.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [third.id, true],
      [second.id, false],
    ])
    expect(await search({ keywords: second.name, openStatus: false })).toEqual([])
    expect(await search({}, other)).toEqual(all)

    const body = { expressCodes: [second.code], defaultCode: third.code }
    expect(await send(`${app.url}/api${expressApi.relate.path}`, { ...one, body })).toMatchObject({ code: 400 })
    expect(await relate(['nobody'], '')).toMatchObject({ message: '未找到快递公司' })
    expect(await search({ openStatus: true })).toEqual(open)
  })

  test('are in their order, all that are shown or those that print waybills', async () => {
    const codes = async (type: 'normal' | 'elec') =>
      (await app.call(expressApi.all, { type }, await owner())).data.map(({ code }) => code)
    const [all, printing] = [await codes('normal'), await codes('elec')]
    expect(all.slice(0, 3)).toEqual(['shunfeng', 'zhongtong', 'yuantong'])
    expect(all).toContain('tiantian')
    expect(printing).not.toContain('tiantian')
    expect(all.filter((code) => printing.includes(code))).toEqual(printing)
  })

  test('are the shown ones unless told otherwise', async () => {
    const { token } = await owner()
    const ask = (search: string) => send(`${app.url}/api${expressApi.all.path}${search}`, { method: 'GET', token })
    expect((await ask('')).code).toBe(200)
    expect(await ask('?type=all')).toMatchObject({ code: 400, message: '未知的物流公司类型' })
  })
})

describe('waybill templates', () => {
  const ask = async (com: string) => app.call(expressApi.templates, { com }, await owner())

  test('come from the configured service', async () => {
    expect((await ask('shunfeng')).data).toEqual([template])
    expect(asked.at(-1)).toEqual({ path: '/templates?v=1&com=shunfeng', key: 'Bearer key-1' })
  })

  test.each(['unknown', 'broken', 'other', 'elsewhere', 'a&b=c'])('a failure of it is told: %s', async (com) => {
    expect(await ask(com)).toMatchObject({ code: 1000, message: '面单模板获取失败', data: null })
    expect(asked.at(-1)?.path).toBe(`/templates?v=1&com=${encodeURIComponent(com)}`)
  })

  test('are asked for a company', async () => {
    const path = `${app.url}/api${expressApi.templates.path}?com=%20`
    const answer = await send(path, { method: 'GET', ...(await owner()) })
    expect(answer).toMatchObject({ code: 400, message: '请求参数 com 不能为空' })
  })

  test('are none without a service', async () => {
    expect(await openWaybillService(readConfig({}).waybills).findTemplates('shunfeng')).toEqual([])
  })

  test('are not waited for without end', async () => {
    const impatient = openWaybillService({ url: env['WAYBILL_URL'] ?? '', key: undefined }, 50)
    await expect(impatient.findTemplates('silent')).rejects.toThrow('did not answer')
  })
})
