import type { InputOf } from '@zhanggui/contract/kernel/endpoint'
import { userApi } from '@zhanggui/contract/user/user'
import { beforeEach, expect, test } from 'vitest'
import { setupTestApp } from '#test/app/test-app'
import { makeShop, makeStaff, type Shop } from '#test/make/shop.sql'
import { makeTag, makeUser } from '#test/make/users/user'
import { logLines } from '#test/read/log.sql'

const app = setupTestApp()
let shop: Shop
let token: string
beforeEach(async () => {
  shop = await makeShop(app)
  token = shop.owner.token
})

const set = (input: InputOf<typeof userApi.setTags>) => app.call(userApi.setTags, input, { token })
const save = (name: string, id?: number) => app.call(userApi.saveTag, { id, name }, { token })
const namesOf = async (id: number) =>
  (await app.call(userApi.detail, { id }, { token })).data.tagList.map(({ name }) => name)

test('a name is there once in a shop, and another shop has its own', async () => {
  const tea = await makeTag(app, shop, '爱喝茶')
  expect(await save(' 爱喝茶 ')).toMatchObject({ message: '标签名称已存在' })
  const late = await makeTag(app, shop, '爱催单')
  expect(await save('爱喝茶', late)).toMatchObject({ message: '标签名称已存在' })
  expect((await save('爱喝红茶', tea)).code).toBe(200)
  expect(await makeTag(app, await makeShop(app), '爱喝红茶')).not.toBe(tea)
  const { data } = await app.call(userApi.tags, {}, { token })
  expect(data.map(({ name, userCount }) => [name, userCount])).toEqual([
    ['爱催单', 0],
    ['爱喝红茶', 0],
  ])
})

test('tags are set, added and taken away, and go when the tag is deleted', async () => {
  const [uid, other] = [await makeUser(app, shop, { nickname: '小满' }), await makeUser(app, shop)]
  const [a, b, c] = [await makeTag(app, shop, 'A'), await makeTag(app, shop, 'B'), await makeTag(app, shop, 'C')]
  expect((await set({ uids: [uid], tagIds: [a, b], way: 'set' })).data).toEqual({ users: 1 })
  expect((await logLines(app, shop)).at(-1)).toMatchObject({ method: 'user.setTags', subject: '小满' })
  await set({ uids: [uid], tagIds: [b, c], way: 'set' })
  expect(await namesOf(uid)).toEqual(['B', 'C'])
  expect((await set({ uids: [uid, other], tagIds: [a, c], way: 'add' })).data).toEqual({ users: 2 })
  expect([await namesOf(uid), await namesOf(other)]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'C'],
  ])
  await set({ uids: [uid, other], tagIds: [a, b], way: 'remove' })
  await app.call(userApi.deleteTag, { id: c }, { token })
  expect([await namesOf(uid), await namesOf(other)]).toEqual([[], []])
})

test('everybody whom the list shows can be tagged at once, if it is still who was seen', async () => {
  const [man] = [await makeUser(app, shop, { sex: 1 }), await makeUser(app, shop, { sex: 2 })]
  const tag = await makeTag(app, shop, 'A')
  const men = { filter: { sex: 1 as const }, tagIds: [tag], way: 'add' as const }
  expect(await set({ ...men, expected: 2 })).toMatchObject({ message: '筛选结果已变化（现有 1 个），请刷新后重试' })
  expect((await set({ ...men, expected: 1 })).data).toEqual({ users: 1 })
  expect(await namesOf(man)).toEqual(['A'])
  expect(await set({ tagIds: [tag], way: 'add' })).toMatchObject({ message: '请选择用户' })
  expect(await set({ uids: [man], tagIds: [], way: 'add' })).toMatchObject({ message: '请选择标签' })
})

test('whoever may not see the list of users does not learn by a filter how many there are', async () => {
  await makeUser(app, shop, { sex: 1 })
  const tag = await makeTag(app, shop)
  const clerk = await makeStaff(app, shop, { permissions: ['merchant:user:tag'] })
  const men = { filter: { sex: 1 as const }, expected: 0, tagIds: [tag], way: 'add' as const }
  expect(await app.call(userApi.setTags, men, { token: clerk.token })).toMatchObject({
    code: 403,
    message: '没有查看用户列表的权限',
  })
})

test('a shop has a hundred tags, however many are made at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 103 }, (_, no) => save(`标签${no}`)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(100)
})

test('nobody has more than twenty tags; then nothing is changed', async () => {
  const [full, bare] = [await makeUser(app, shop), await makeUser(app, shop)]
  const tags: number[] = []
  for (let no = 0; no < 21; no += 1) tags.push(await makeTag(app, shop, `标签${no}`))
  const [one = 0, ...twenty] = tags
  await set({ uids: [full], tagIds: twenty, way: 'set' })
  const tooMany = await set({ uids: [full, bare], tagIds: [one], way: 'add' })
  expect(tooMany).toMatchObject({ message: '每个用户最多20个标签' })
  expect(await namesOf(bare)).toEqual([])
})

test('two people who give tags to one user at the same time do not get past the limit', async () => {
  const uid = await makeUser(app, shop)
  const tags: number[] = []
  for (let no = 0; no < 21; no += 1) tags.push(await makeTag(app, shop, `标签${no}`))
  await set({ uids: [uid], tagIds: tags.slice(0, 19), way: 'set' })
  await Promise.all(tags.slice(19).map((tag) => set({ uids: [uid], tagIds: [tag], way: 'add' })))
  expect(await namesOf(uid)).toHaveLength(20)
})

test('who sees users sees their tags, and needs a right of its own to change or delete them', async () => {
  const id = await makeTag(app, shop)
  const reader = await makeStaff(app, shop, { permissions: ['merchant:user:page:list'] })
  const clerk = await makeStaff(app, shop, { permissions: ['merchant:user:tag'] })
  expect((await app.call(userApi.tags, {}, { token: reader.token })).code).toBe(200)
  expect((await app.call(userApi.saveTag, { id, name: '新' }, { token: reader.token })).code).toBe(403)
  expect((await app.call(userApi.saveTag, { id, name: '新' }, { token: clerk.token })).code).toBe(200)
  expect((await app.call(userApi.deleteTag, { id }, { token: clerk.token })).code).toBe(403)
})
