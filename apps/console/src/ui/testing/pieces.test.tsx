import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { codeTable } from '@zhanggui/domain/kernel/code-table'
import { toFen } from '@zhanggui/domain/kernel/money'
import { Button } from 'antd'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddButton } from '#ui/action/add-button.tsx'
import { ActionButton } from '#ui/action/action-button.tsx'
import { Can } from '#ui/action/can.tsx'
import { CodeTag } from '#ui/show/code-tag.tsx'
import { Copy } from '#ui/action/copy.tsx'
import { withProviders, thingApi, things, thingServer } from './kit-for-tests.tsx'
import { Money } from '#ui/show/money.tsx'
import { callAction, openAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { ShopTime } from '#ui/show/shop-time.tsx'
import { type Prompt, useConfirm } from '#ui/action/use-confirm.tsx'

afterEach(forgetSession)
const server = () => thingServer(() => things(1)).reply(thingApi.delete, null)
const remove = { call: thingApi.delete, input: { id: 1 } }

test('an action is gone without its permission', async () => {
  await signInAtFake(server(), [thingApi.list.permission])
  withProviders(
    <>
      <ActionButton {...remove}>删除物品</ActionButton>
      <Can call={thingApi.list}>可见</Can>
      <Can call={thingApi.delete}>不可见</Can>
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('可见')).toBeTruthy()
  expect(screen.queryByText('不可见')).toBeNull()
})

test('who comes to add something does not press the button again, and not twice', async () => {
  await signInAtFake(server())
  const begin = vi.fn<() => void>()
  withProviders(
    <AddButton call={thingApi.delete} onClick={begin}>
      添加物品
    </AddButton>,
    '/?page=2&add=1',
  )
  await waitFor(() => expect(begin).toHaveBeenCalledOnce())
  expect(screen.getByTestId('address').textContent).toBe('?page=2')
})

test('a blocked action says why, to the keyboard too, and does nothing', async () => {
  const fake = server()
  await signInAtFake(fake)
  withProviders(
    <ActionButton {...remove} because="已上架，不能删除">
      删除物品
    </ActionButton>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: '删除物品' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.hover(button)
  expect((await screen.findByRole('tooltip')).textContent).toBe('已上架，不能删除')
  await userEvent.click(button)
  expect(fake.calls(thingApi.delete)).toEqual([])
})

test('two clicks are one action', async () => {
  let answer: (value: null) => void = () => undefined
  const fake = server().reply(thingApi.delete, () => new Promise((resolve) => (answer = resolve)))
  await signInAtFake(fake)
  withProviders(
    <ActionButton {...remove} success="删除成功">
      删除物品
    </ActionButton>,
  )
  await userEvent.dblClick(screen.getByRole('button', { name: /删除物品/ }))
  await waitFor(() => expect(fake.calls(thingApi.delete)).toHaveLength(1))
  answer(null)
  expect(await screen.findByText('删除成功')).toBeTruthy()
  expect(fake.calls(thingApi.delete)).toEqual([{ id: 1 }])
})

test('a row shows two of four actions, the others under 更多, none without permission', async () => {
  await signInAtFake(server(), [thingApi.list.permission, thingApi.delete.permission])
  const open = () => undefined
  withProviders(
    <RowActions
      of={[
        openAction('查看', open),
        openAction('修改', open, thingApi.save),
        openAction('日志', open),
        openAction('复制', open),
        callAction('删除', { ...remove, because: '不能删除' }),
      ]}
    />,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['查看', '日志', '更多'])
  await userEvent.click(screen.getByRole('button', { name: /更多/ }))
  expect((await screen.findByRole('menuitem', { name: '删除' })).getAttribute('aria-disabled')).toBe('true')
})

test('three actions of a row need no menu', async () => {
  await signInAtFake(server())
  const open = () => undefined
  withProviders(<RowActions of={[openAction('查看', open), openAction('日志', open), callAction('删除', remove)]} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['查看', '日志', '删除'])
})

test('codes, money and times in words', () => {
  const table = codeTable({ open: { code: 1, label: '已上架', tone: 'success' } })
  withProviders(
    <>
      <CodeTag table={table} code={1} />
      <Money fen={toFen(-123_456_789)} />
      <ShopTime at={new Date(0)} exact />
    </>,
  )
  expect(screen.getByText('已上架').dataset['tone']).toBe('success')
  expect(screen.getByText('-¥1,234,567.89')).toBeTruthy()
  expect(screen.getByText('1970-01-01 08:00:00')).toBeTruthy()
})

test('copying says what happened', async () => {
  const user = userEvent.setup()
  withProviders(
    <>
      <Copy text="20260101" label="订单号" />
      <Copy text="" label="备注" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: '复制订单号' }))
  expect(await screen.findByText('复制成功')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('20260101')
  await user.click(screen.getByRole('button', { name: '复制备注' }))
  expect(await screen.findByText('无复制内容')).toBeTruthy()
})

function Asking(props: Partial<Prompt>) {
  const { prompt } = useConfirm()
  const [answer, setAnswer] = useState('')
  const ask = async () => setAnswer((await prompt({ title: '分类名称', action: '确定', max: 5, ...props })) ?? '没有')
  return (
    <>
      <Button onClick={() => void ask()}>开始</Button>
      <output>{answer}</output>
    </>
  )
}

test('a prompt wants a text that is not too long', async () => {
  withProviders(<Asking />)
  await userEvent.click(screen.getByRole('button', { name: /开\s?始/ }))
  await userEvent.click(await screen.findByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText('输入不能为空')).toBeTruthy()
  const input = screen.getByRole('textbox', { name: '分类名称' })
  await userEvent.type(input, '123456{Enter}')
  expect(await screen.findByText('输入限制5字以内')).toBeTruthy()
  await userEvent.clear(input)
  await userEvent.type(input, ' 茶叶 {Enter}')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('茶叶'))
})

test('a prompt keeps what was typed when it is refused, however often Enter was pressed meanwhile', async () => {
  let refuse: (reason: string) => void = () => undefined
  const saved: string[] = []
  const save: Prompt['save'] = (text, onRefused) => {
    saved.push(text)
    return new Promise<void>((end) => {
      refuse = (reason) => {
        onRefused(new Error(reason))
        end()
      }
    })
  }
  withProviders(<Asking save={save} />)
  await userEvent.click(screen.getByRole('button', { name: /开\s?始/ }))
  const input = await screen.findByRole('textbox', { name: '分类名称' })
  await userEvent.type(input, '茶叶{Enter}{Enter}')
  await waitFor(() => expect(saved).not.toEqual([]))
  refuse('名称已存在')
  expect(await screen.findByText('名称已存在')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '分类名称' })).toHaveProperty('value', '茶叶')
  expect(saved).toEqual(['茶叶'])
})

test('a prompt called off says so; a text that cannot be taken is explained where it was typed, and can be mended', async () => {
  withProviders(<Asking whyNot={(text) => (text === '茶叶' ? '名称已存在' : undefined)} />)
  await userEvent.click(screen.getByRole('button', { name: /开\s?始/ }))
  await userEvent.type(await screen.findByRole('textbox', { name: '分类名称' }), '茶叶{Enter}')
  expect(await screen.findByText('名称已存在')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: '分类名称' }), '罐')
  await waitFor(() => expect(screen.queryByText('名称已存在')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }))
  expect(await screen.findByText('取消输入')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('没有')).toBeTruthy())
})
