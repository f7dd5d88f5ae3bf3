import { forgetSession } from '#api/session.ts'
import { thingApi, withProviders } from '#ui/testing/kit-for-tests.tsx'
import { unsaved } from '#ui/page/unsaved.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditDialog } from './edit.dialog.tsx'
import {
  name,
  open,
  phone,
  replaceText,
  save,
  ThingFields,
  thingFormServer,
  ThingPage,
  useThingForm,
} from '#ui/form/form-for-tests.tsx'

let server: Awaited<ReturnType<typeof thingFormServer>>
const onSaved = vi.fn<() => void>()
const isUnsaved = () => unsaved.in('')

beforeEach(async () => {
  onSaved.mockReset()
  server = await thingFormServer()
})
afterEach(forgetSession)

test('can be saved once something has really changed, and then no more', async () => {
  await open(<ThingPage onSaved={onSaved} />)
  expect(save()).toHaveProperty('disabled', true)
  await replaceText(name(), '新的')
  expect(isUnsaved()).toBe(true)
  await replaceText(name(), '原来的')
  expect(save()).toHaveProperty('disabled', true)
  expect(isUnsaved()).toBe(false)
  await replaceText(name(), ' 新的 ')
  onSaved.mockImplementation(() => expect(isUnsaved()).toBe(false))
  await userEvent.click(save())
  expect(await screen.findByText('修改成功')).toBeTruthy()
  expect(server.calls(thingApi.save)).toEqual([{ id: 5, version: 1, name: '新的' }])
  expect(onSaved).toHaveBeenCalledOnce()
  expect(save()).toHaveProperty('disabled', true)
})

test('what was typed is thrown away only after a question', async () => {
  await open(<ThingPage />)
  await replaceText(name(), '新的')
  const reset = () => userEvent.click(screen.getByRole('button', { name: '撤销修改' }))
  await reset()
  await userEvent.click(await screen.findByRole('button', { name: /^取\s?消$/ }))
  expect(name()).toHaveProperty('value', '新的')
  await reset()
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤销修改' }))
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
  await replaceText(name(), '')
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
  await replaceText(name(), '新的')
  await userEvent.click(save())
  expect(await screen.findByText('名称已存在')).toBeTruthy()
  server.refuse(thingApi.save, { code: resultCode.refused, message: '店铺已关闭' })
  await replaceText(name(), '又新')
  await userEvent.click(save())
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe('店铺已关闭')
  expect(screen.getByRole('contentinfo').contains(told)).toBe(true)
  expect(isUnsaved()).toBe(true)
})

test('Ctrl+Enter saves wherever the focus is, and two saves at once are one', async () => {
  let answer: (value: null) => void = () => undefined
  server.reply(thingApi.save, () => new Promise((resolve) => (answer = resolve)))
  await open(<ThingPage />)
  await replaceText(name(), '新的')
  name().blur()
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await waitFor(() => expect(server.calls(thingApi.save)).toHaveLength(1))
  answer(null)
  expect(await screen.findByText('修改成功')).toBeTruthy()
  expect(server.calls(thingApi.save)).toHaveLength(1)
})

test('a draft is kept without secrets, offered back, and gone after saving', async () => {
  const { unmount } = await open(<ThingPage />)
  await replaceText(name(), '写了一半')
  await userEvent.type(screen.getByRole('textbox', { name: '口令' }), 'hush')
  await waitFor(() => expect(localStorage.getItem('draft:1-7:thing-5')).toContain('写了一半'))
  expect(localStorage.getItem('draft:1-7:thing-5')).not.toContain('hush')
  unmount()
  await open(<ThingPage />)
  await userEvent.click(await screen.findByRole('button', { name: '恢复草稿' }))
  expect(name()).toHaveProperty('value', '写了一半')
  await userEvent.click(save())
  await screen.findByText('修改成功')
  expect(localStorage.getItem('draft:1-7:thing-5')).toBeNull()
})

test('a draft that is offered stays until it is answered, whatever is typed or saved meanwhile', async () => {
  const values = { name: '写了一半', phone: '13800138000' }
  localStorage.setItem('draft:1-7:thing-5', JSON.stringify({ savedAt: 1, values }))
  const kept = () => localStorage.getItem('draft:1-7:thing-5')
  const { unmount } = await open(<ThingPage />)
  await replaceText(name(), '字')
  await new Promise((rest) => setTimeout(rest, 600))
  expect(kept()).toContain('写了一半')
  await userEvent.click(save())
  await screen.findByText('修改成功')
  expect(kept()).toContain('写了一半')
  unmount()
  await open(<ThingPage />)
  await replaceText(name(), '新字')
  await userEvent.click(screen.getByRole('button', { name: /丢\s?弃/ }))
  await waitFor(() => expect(kept()).toContain('新字'))
  expect(kept()).not.toContain('写了一半')
})

function ThingDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useThingForm()
  return (
    <EditDialog form={form} title="修改物品" onClose={onClose}>
      <ThingFields form={form} />
    </EditDialog>
  )
}

test('a dialog leads to a refusal, and asks before it loses something', async () => {
  const onClose = vi.fn<() => void>()
  await open(<ThingDialog onClose={onClose} />)
  await replaceText(name(), '新的')
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

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  '%s saves a dialog and closes it, not the page below; its first field has the focus',
  async (keys) => {
    const onClose = vi.fn<() => void>()
    const onPageSaved = vi.fn<() => void>()
    withProviders(<ThingPage onSaved={onPageSaved} />)
    await replaceText(await screen.findByRole('textbox', { name: '名称' }), '页面上的')
    withProviders(<ThingDialog onClose={onClose} />)
    const dialog = within(await screen.findByRole('dialog'))
    const field = await dialog.findByRole('textbox', { name: '名称' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard(keys)
    expect(server.calls(thingApi.save)).toEqual([])
    await replaceText(field, '新的')
    await userEvent.keyboard(keys)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(server.calls(thingApi.save)).toMatchObject([{ name: '新的' }])
    expect(onPageSaved).not.toHaveBeenCalled()
  },
)
