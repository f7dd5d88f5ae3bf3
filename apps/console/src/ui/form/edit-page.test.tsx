import { signInAtFake } from '#api/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { onKitStage, thingApi, thingDraft, things, thingServer } from '#ui/kit-for-tests.tsx'
import { unsaved } from '#ui/unsaved.ts'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { Input } from 'antd'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditDialog } from './edit.dialog.tsx'
import { Field } from './field.tsx'
import { EditPage } from './edit-page.tsx'
import { useForm } from './use-form.ts'
import { useRecord } from './use-record.ts'

let server: ReturnType<typeof thingServer>
const onSaved = vi.fn<() => void>()
const stored = { id: 5, version: 1, name: '原来的', phone: '' }

beforeEach(async () => {
  onSaved.mockReset()
  server = thingServer(() => things(1))
    .reply(thingApi.info, stored)
    .reply(thingApi.save, null)
  await signInAtFake(server)
})
afterEach(forgetSession)

interface ThingValues {
  readonly name: string
  readonly phone: string
  readonly password?: string
}

function useThingForm() {
  return useForm({
    call: thingApi.save,
    schema: thingDraft,
    record: useRecord(thingApi.info, 5),
    loaded: (thing): ThingValues => ({ name: thing?.name ?? '', phone: thing?.phone ?? '' }),
    draft: 'thing-5',
    success: '修改成功',
    onSaved,
  })
}

function ThingFields({ form }: { readonly form: ReturnType<typeof useThingForm> }) {
  return (
    <>
      <Field form={form} name="name" label="名称">
        <Input />
      </Field>
      <Field form={form} name="phone" label="手机">
        <Input />
      </Field>
      <Field form={form} name="password" label="口令">
        <Input />
      </Field>
    </>
  )
}

function ThingPage() {
  const form = useThingForm()
  return (
    <EditPage form={form} title="修改物品">
      <ThingFields form={form} />
    </EditPage>
  )
}

const name = () => screen.getByRole('textbox', { name: '名称' })
const phone = () => screen.getByRole('textbox', { name: '手机' })
const save = () => screen.getByRole('button', { name: /保\s?存/ })
const isUnsaved = () => unsaved.in('')

async function open(page: ReactElement) {
  const stage = onKitStage(page)
  await screen.findByRole('textbox', { name: '名称' })
  return stage
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

test('says why what it is about did not come, and asks again', async () => {
  server.refuse(thingApi.info, { code: resultCode.refused, message: '物品不存在' })
  onKitStage(<ThingPage />)
  expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy()
  expect(await screen.findByText('物品不存在')).toBeTruthy()
  server.reply(thingApi.info, stored)
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
  expect(await screen.findByDisplayValue('原来的')).toBeTruthy()
})

test('takes news over while nothing would be lost by it', async () => {
  const client = new QueryClient()
  onKitStage(<ThingPage />, '/', client)
  await screen.findByDisplayValue('原来的')
  server.reply(thingApi.info, { ...stored, name: '别处改的', version: 2 })
  await client.invalidateQueries()
  expect(await screen.findByDisplayValue('别处改的')).toBeTruthy()
  await retype(name(), '我的')
  server.reply(thingApi.info, { ...stored, name: '又改了', version: 3 })
  await client.invalidateQueries()
  expect(name()).toHaveProperty('value', '我的')
  await userEvent.click(save())
  await screen.findByText('修改成功')
  expect(server.calls(thingApi.save)).toMatchObject([{ id: 5, version: 2, name: '我的' }])
})

test('one key draws one field', async () => {
  const drawn: string[] = []
  function Counted({ id = '', ...input }: { readonly id?: string }) {
    drawn.push(id.replace(/^.*-/, ''))
    return <Input id={id} {...input} />
  }
  function CountedPage() {
    const form = useThingForm()
    return (
      <EditPage form={form} title="修改物品">
        <Field form={form} name="name" label="名称">
          <Counted />
        </Field>
        <Field form={form} name="phone" label="手机">
          <Counted />
        </Field>
      </EditPage>
    )
  }
  await open(<CountedPage />)
  await userEvent.type(name(), '一')
  drawn.length = 0
  await userEvent.type(name(), '二')
  expect(new Set(drawn)).toEqual(new Set(['name']))
})

test('can be saved once something has really changed, and then no more', async () => {
  await open(<ThingPage />)
  expect(save()).toHaveProperty('disabled', true)
  await retype(name(), '新的')
  expect(isUnsaved()).toBe(true)
  await retype(name(), '原来的')
  expect(save()).toHaveProperty('disabled', true)
  expect(isUnsaved()).toBe(false)
  await retype(name(), ' 新的 ')
  onSaved.mockImplementation(() => expect(isUnsaved()).toBe(false))
  await userEvent.click(save())
  expect(await screen.findByText('修改成功')).toBeTruthy()
  expect(server.calls(thingApi.save)).toEqual([{ id: 5, version: 1, name: '新的' }])
  expect(onSaved).toHaveBeenCalledOnce()
  expect(save()).toHaveProperty('disabled', true)
})

test('what was typed is thrown away only after a question', async () => {
  await open(<ThingPage />)
  await retype(name(), '新的')
  const reset = () => userEvent.click(screen.getByRole('button', { name: '撤销修改' }))
  await reset()
  await userEvent.click(await screen.findByRole('button', { name: /^取\s?消$/ }))
  expect(name()).toHaveProperty('value', '新的')
  await reset()
  await userEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }))
  await waitFor(() => expect(name()).toHaveProperty('value', '原来的'))
})

test('is checked when a field is left, and while typing from then on', async () => {
  await open(<ThingPage />)
  await userEvent.type(phone(), '12')
  expect(screen.queryByText('手机格式不正确')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('手机格式不正确')).toBeTruthy()
  await userEvent.type(phone(), '345678901')
  await waitFor(() => expect(screen.queryByText('手机格式不正确')).toBeNull())
})

test('a wrong form is not sent: the first wrong field has the focus', async () => {
  await open(<ThingPage />)
  await retype(name(), '')
  await userEvent.type(phone(), '12')
  await userEvent.click(save())
  expect(await screen.findByText('名称不能为空')).toBeTruthy()
  expect(screen.getByText('手机格式不正确')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(name()))
  expect(name().getAttribute('aria-invalid')).toBe('true')
  expect(server.calls(thingApi.save)).toEqual([])
})

test('the server’s complaints land on their fields, others into the bar', async () => {
  server.refuse(thingApi.save, {
    code: resultCode.invalid,
    message: '参数错误',
    data: { fields: [{ path: 'name', message: '名称已存在' }] },
  })
  await open(<ThingPage />)
  await retype(name(), '新的')
  await userEvent.click(save())
  expect(await screen.findByText('名称已存在')).toBeTruthy()
  server.refuse(thingApi.save, { code: resultCode.refused, message: '店铺已关闭' })
  await retype(name(), '又新')
  await userEvent.click(save())
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe('店铺已关闭')
  expect(screen.getByRole('contentinfo').contains(told)).toBe(true)
  expect(isUnsaved()).toBe(true)
})

test('Ctrl+Enter saves, and two saves at once are one', async () => {
  let answer: (value: null) => void = () => undefined
  server.reply(thingApi.save, () => new Promise((resolve) => (answer = resolve)))
  await open(<ThingPage />)
  await retype(name(), '新的')
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(server.calls(thingApi.save)).toHaveLength(1))
  answer(null)
  expect(await screen.findByText('修改成功')).toBeTruthy()
  expect(server.calls(thingApi.save)).toHaveLength(1)
})

test('a draft is kept without secrets, offered back, and gone after saving', async () => {
  const { unmount } = await open(<ThingPage />)
  await retype(name(), '写了一半')
  await userEvent.type(screen.getByRole('textbox', { name: '口令' }), 'hush')
  await waitFor(() => expect(localStorage.getItem('draft:owner:thing-5')).toContain('写了一半'))
  expect(localStorage.getItem('draft:owner:thing-5')).not.toContain('hush')
  unmount()
  await open(<ThingPage />)
  await userEvent.click(await screen.findByRole('button', { name: '恢复草稿' }))
  expect(name()).toHaveProperty('value', '写了一半')
  await userEvent.click(save())
  await screen.findByText('修改成功')
  expect(localStorage.getItem('draft:owner:thing-5')).toBeNull()
})

test('a draft that is offered stays until it is answered, whatever is typed or saved meanwhile', async () => {
  const values = { name: '写了一半', phone: '13800138000' }
  localStorage.setItem('draft:owner:thing-5', JSON.stringify({ savedAt: 1, values }))
  const kept = () => localStorage.getItem('draft:owner:thing-5')
  const { unmount } = await open(<ThingPage />)
  await retype(name(), '字')
  await new Promise((rest) => setTimeout(rest, 600))
  expect(kept()).toContain('写了一半')
  await userEvent.click(save())
  await screen.findByText('修改成功')
  expect(kept()).toContain('写了一半')
  unmount()
  await open(<ThingPage />)
  await retype(name(), '新字')
  await userEvent.click(screen.getByRole('button', { name: /丢\s?弃/ }))
  await waitFor(() => expect(kept()).toContain('新字'))
  expect(kept()).not.toContain('写了一半')
})

test('two people: the differing fields side by side, saved on top of the other version', async () => {
  server.refuse(thingApi.save, { code: resultCode.conflict, message: '数据已被 李四 修改' })
  await open(<ThingPage />)
  await retype(name(), '我的')
  server.reply(thingApi.info, { ...stored, name: '他们的', phone: '13800138000', version: 2 })
  await userEvent.click(save())
  expect(await screen.findByRole('heading', { name: '数据已被 李四 修改' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement)
  await waitFor(() => expect(screen.getByRole('radio', { name: '我的：我的' })).toHaveProperty('checked', true))
  expect(screen.getByRole('radio', { name: '对方：13800138000' })).toHaveProperty('checked', true)
  expect(save()).toHaveProperty('disabled', true)
  server.reply(thingApi.save, null)
  await userEvent.click(screen.getByRole('button', { name: '确认并继续编辑' }))
  await waitFor(() => expect(phone()).toHaveProperty('value', '13800138000'))
  await userEvent.click(save())
  await screen.findByText('修改成功')
  expect(server.calls(thingApi.save).at(-1)).toEqual({ id: 5, version: 2, name: '我的', phone: '13800138000' })
})

test('a dialog leads to a refusal, and asks before it loses something', async () => {
  const onClose = vi.fn<() => void>()
  function ThingDialog() {
    const form = useThingForm()
    return (
      <EditDialog form={form} title="修改物品" onClose={onClose}>
        <ThingFields form={form} />
      </EditDialog>
    )
  }
  await open(<ThingDialog />)
  await retype(name(), '新的')
  server.refuse(thingApi.save, { code: resultCode.refused, message: '店铺已关闭' })
  await userEvent.click(save())
  expect(document.activeElement).toBe((await screen.findByRole('alert')).parentElement)
  await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }))
  await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /取\s?消/ }))
  await userEvent.click(await screen.findByRole('button', { name: /放\s?弃/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])('%s in a field of a dialog saves and closes it', async (keys) => {
  const onClose = vi.fn<() => void>()
  function ThingDialog() {
    const form = useThingForm()
    return (
      <EditDialog form={form} title="修改物品" onClose={onClose}>
        <ThingFields form={form} />
      </EditDialog>
    )
  }
  await open(<ThingDialog />)
  await userEvent.type(name(), keys)
  expect(server.calls(thingApi.save)).toEqual([])
  await retype(name(), '新的')
  await userEvent.type(name(), keys)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(server.calls(thingApi.save)).toMatchObject([{ name: '新的' }])
})
