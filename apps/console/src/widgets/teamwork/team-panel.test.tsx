import { fakeServer } from '#api/testing/fake-server.ts'
import { fakeUser, signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { type CountedTag, teamApi, type TeamMark, type TeamNote } from '@zhanggui/contract/order/team'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import MarkDialog from './mark.dialog.tsx'
import { TeamPanel } from './team-panel.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const me = { id: fakeUser.id, name: fakeUser.realName }
const colleague = { id: 8, name: '沈小满' }
let mark: TeamMark
let notes: TeamNote[]
let tags: CountedTag[]
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  mark = { id: 5, flag: 0, assignee: null, tagList: [{ id: 1, name: '加急' }], noteCount: 0 }
  notes = []
  tags = [
    { id: 1, name: '加急', orderCount: 3, refundCount: 1 },
    { id: 2, name: '送礼', orderCount: 0, refundCount: 0 },
  ]
  server = fakeServer()
    .reply(teamApi.options, () => ({ people: [me, colleague], tagList: tags.map(({ id, name }) => ({ id, name })) }))
    .reply(teamApi.marks, () => [mark])
    .reply(teamApi.notes, () => notes)
    .reply(teamApi.tags, () => tags)
    .reply(teamApi.set, ({ flag = mark.flag, assigneeId }) => {
      const assignee = assigneeId === colleague.id ? colleague : mark.assignee
      mark = { ...mark, flag, assignee }
      return { marked: 1 }
    })
    .reply(teamApi.note, ({ text }) => {
      notes = [...notes, { id: 9, adminName: me.name, text, createTime: new Date('2026-03-01T08:00:00Z') }]
      return { id: 9 }
    })
    .reply(teamApi.saveTag, ({ id = 3, name }) => {
      tags = [...tags.filter((tag) => tag.id !== id), { id, name, orderCount: 0, refundCount: 0 }]
      return { id }
    })
    .reply(teamApi.deleteTag, ({ id }) => {
      tags = tags.filter((tag) => tag.id !== id)
      mark = { ...mark, tagList: mark.tagList.filter((tag) => tag.id !== id) }
      return null
    })
})
afterEach(forgetSession)

async function open(permissions?: readonly string[]) {
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <TeamPanel kind="order" id={5} />
    </ConfigProvider>,
  )
  await screen.findByTitle('加急')
}

const OPTION = { selector: '.ant-select-item-option-content, .ant-select-item-option-content *' }
/** What a closed select shows. */
const SHOWN = { selector: '.ant-select-content, .ant-select-content *' }
const choose = async (label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByText(option, OPTION))
}
/** What lies around it. */
const around = (inner: HTMLElement, selector: string) => {
  const found = inner.closest<HTMLElement>(selector)
  if (!found) throw new Error(`nothing is ${selector} around ${inner.textContent}`)
  return within(found)
}
const keptTags = async () => around(await screen.findByRole('textbox', { name: '新标签名称' }), '[role=dialog]')

test('one change at a time is made of what is marked, and shown', async () => {
  await open()
  await choose('旗标', '红旗')
  expect(await screen.findByText('红旗', SHOWN)).toBeTruthy()
  await choose('负责人', colleague.name)
  await waitFor(() =>
    expect(server.calls(teamApi.set)).toEqual([
      { kind: 'order', ids: [5], flag: 1 },
      { kind: 'order', ids: [5], assigneeId: colleague.id },
    ]),
  )
})

test('a note reminds the colleagues it names, never its writer, and its box is empty then', async () => {
  await open()
  expect(await screen.findByText('还没有人留言，仅店内可见。')).toBeTruthy()
  const send = screen.getByRole('button', { name: /发\s?送/ })
  expect(send).toHaveProperty('disabled', true)
  const box = screen.getByRole('textbox', { name: '协作备注' })
  await user.type(box, '地址要改 @')
  expect(screen.queryByRole('menuitem', { name: me.name })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: colleague.name }))
  await user.click(send)
  expect(await screen.findByText(`@${colleague.name}`, { selector: 'b' })).toBeTruthy()
  const text = `地址要改 @${colleague.name}`
  expect(server.calls(teamApi.note)).toEqual([{ kind: 'order', id: 5, text, mentionIds: [colleague.id] }])
  await waitFor(() => expect(box).toHaveProperty('value', ''))
})

test('tags are added and renamed, and whoever deletes one is told what loses it', async () => {
  await open()
  await user.click(screen.getByRole('button', { name: '管理标签' }))
  const dialog = await keptTags()
  expect(dialog.getByText('3 个订单，1 个退款单')).toBeTruthy()
  await user.click(dialog.getByRole('textbox', { name: '新标签名称' }))
  await user.keyboard('预售{Enter}')
  expect(await dialog.findByText('预售')).toBeTruthy()
  const row = (name: string) => around(dialog.getByText(name), 'li')
  await user.click(row('送礼').getByRole('button', { name: '重命名' }))
  const name = await screen.findByRole('textbox', { name: '标签名称' })
  await user.clear(name)
  await user.type(name, '礼盒{Enter}')
  expect(await dialog.findByText('礼盒')).toBeTruthy()
  expect(server.calls(teamApi.saveTag)).toEqual([{ name: '预售' }, { id: 2, name: '礼盒' }])

  await user.click(row('加急').getByRole('button', { name: '删除' }))
  const question = await screen.findByText('删除标签「加急」后，3 个订单、1 个退款单将不再有它。')
  expect(server.calls(teamApi.deleteTag)).toEqual([])
  const asked = around(question, '[role=dialog]')
  await user.click(asked.getByRole('button', { name: /^删\s?除$/ }))
  await waitFor(() => expect(screen.queryByTitle('加急')).toBeNull())
  expect(server.calls(teamApi.deleteTag)).toEqual([{ id: 1 }])
})

test('a tag that is deleted while it is chosen is chosen no more', async () => {
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <MarkDialog of={{ kind: 'order', ids: [5] }} count={1} onDone={() => undefined} onClose={() => undefined} />
    </ConfigProvider>,
  )
  await choose('添加标签', '送礼')
  await choose('旗标', '黄旗')
  await user.click(screen.getByRole('button', { name: '管理标签' }))
  const dialog = await keptTags()
  await user.click(around(dialog.getByText('送礼'), 'li').getByRole('button', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '永久删除' }))
  await waitFor(() => expect(dialog.queryByText('送礼')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(server.calls(teamApi.set)).toEqual([{ kind: 'order', ids: [5], flag: 2, addTagIds: [] }]))
})

test('who may only look changes nothing, writes nothing and has no tags to manage', async () => {
  await open([teamApi.options.permission, teamApi.marks.permission])
  for (const name of ['旗标', '负责人', '标签']) {
    expect(screen.getByRole('combobox', { name })).toHaveProperty('disabled', true)
  }
  expect(screen.queryByRole('textbox', { name: '协作备注' })).toBeNull()
  expect(screen.queryByRole('button', { name: '管理标签' })).toBeNull()
})
