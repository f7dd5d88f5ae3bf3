import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { specRuleApi, type SpecRuleRow } from '@zhanggui/contract/goods/spec-rule'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import SpecRuleListPage from './spec-rule-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const rule: SpecRuleRow = {
  id: 7,
  ruleName: '衣服',
  ruleValue: [
    { name: '颜色', values: ['红', '蓝'] },
    { name: '尺码', values: ['S'] },
  ],
  version: 3,
  createTime: day,
  updateTime: day,
}
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  server = fakeServer()
    .reply(specRuleApi.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [rule] })
    .reply(specRuleApi.info, rule)
    .reply(specRuleApi.save, { id: 8 })
    .reply(specRuleApi.delete, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <SpecRuleListPage />
    </ConfigProvider>,
  )
  await screen.findByText('衣服')
})
afterEach(forgetSession)

const button = (name: RegExp) => screen.getByRole('button', { name })
const form = async () => within(await screen.findByRole('form', { name: /规格模板$/ }))
const fill = async (label: string, text: string) => {
  await user.click((await form()).getByLabelText(label))
  await user.paste(text)
}

test('a template needs a name and a spec with its first value', async () => {
  expect(screen.getByText('红、蓝')).toBeTruthy()
  await user.click(button(/添加规格模板/))
  await fill('模板名称', '鞋子')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('请至少添加一个规格！')).toBeTruthy()
  await user.click(button(/添加新规格/))
  const added = within(screen.getByRole('group', { name: '添加新规格' }))
  await user.click(added.getByRole('button', { name: /确\s?定/ }))
  expect(screen.getByText('请添加规格名称')).toBeTruthy()
  await fill('规格', ' 鞋码 ')
  // As it comes out of a column of a sheet.
  await fill('规格值', '38\r\n39\r\n')
  await user.click(added.getByRole('button', { name: /确\s?定/ }))
  await fill('鞋码的新规格值', '40')
  await user.keyboard('{Enter}')
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('提交成功')).toBeTruthy()
  expect(server.calls(specRuleApi.save)).toEqual([
    { ruleName: '鞋子', ruleValue: [{ name: '鞋码', values: ['38', '39', '40'] }] },
  ])
})

test('what somebody else saved in between is shown, not overwritten', async () => {
  server.refuse(specRuleApi.update, { code: resultCode.conflict, message: '数据已变更，请刷新后重试' })
  await user.click(button(/编\s?辑/))
  await fill('模板名称', '店')
  server.reply(specRuleApi.info, { ...rule, ruleName: '童装', version: 4 })
  await user.click(button(/确\s?定/))
  expect(await screen.findByText('我的：衣服店')).toBeTruthy()
  expect(screen.getByText('对方：童装')).toBeTruthy()
  expect(server.calls(specRuleApi.update)).toEqual([
    { id: 7, version: 3, ruleName: '衣服店', ruleValue: rule.ruleValue },
  ])
})

test('deleting asks first', async () => {
  await user.click(button(/删\s?除/))
  expect(await screen.findByText('确定永久删除该数据「衣服」')).toBeTruthy()
  await user.click(button(/永久删除/))
  expect(await screen.findByText('删除成功')).toBeTruthy()
  expect(server.calls(specRuleApi.delete)).toEqual([{ id: 7 }])
})
