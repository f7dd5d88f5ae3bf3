import { newClient } from '#api/answers/query-client.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { thingApi, things, thingServer, withProviders } from '#ui/testing/kit-for-tests.tsx'
import { expect, test } from 'vitest'
import { shows, Things } from './list-for-tests.tsx'
import { askList } from './list-input.ts'
import { changePreferences } from './list-preferences.ts'

const list = { call: () => Promise.resolve(thingApi.list) }

test('rows that were asked for before their page are those that the page shows, asked for once', async () => {
  const server = thingServer(() => things(45))
  await signInAtFake(server)
  changePreferences('thing.list', { size: 40 })
  const client = newClient()
  await askList(client, list, new URLSearchParams('name=品4&page=1&unknown=1'))
  withProviders(<Things />, '/?name=品4&page=1&unknown=1', client)
  await shows('物品45')
  expect(server.calls(thingApi.list)).toEqual([{ name: '品4', page: 1, limit: 40 }])
  changePreferences('thing.list', { size: undefined })
})

test('who may not see the rows asks for none', async () => {
  const server = thingServer(() => things(1))
  await signInAtFake(server, [thingApi.delete.permission])
  await askList(newClient(), list, new URLSearchParams())
  expect(server.calls(thingApi.list)).toEqual([])
})
