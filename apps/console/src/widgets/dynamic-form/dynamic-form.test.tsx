import { CallError } from '#api/call-error.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { unsaved } from '#ui/page/unsaved.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormRecord, FormResult } from '@zhanggui/domain/form/form-values'
import { parseForm } from '@zhanggui/domain/form/parse-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { DynamicForm } from './dynamic-form.tsx'

const field = (tag: string, name: string, label: string, config: object = {}, props: object = {}) => ({
  __config__: { tag, label, layout: 'colFormItem', regList: [], ...config },
  __vModel__: name,
  ...props,
})
const pattern = { pattern: '/^[a-z]+$/', message: '只能是小写字母' }
const options = [
  { label: '工作日', value: 1 },
  { label: '周末', value: 2 },
]
const config = {
  fields: [
    field('el-input', 'wechat', '微信号', { required: true, regList: [pattern] }, { placeholder: '请输入微信号' }),
    field('el-checkbox-group', 'days', '周期', { required: true, defaultValue: [] }, { __slot__: { options } }),
    field('el-switch', 'isOpen', '开关', { defaultValue: true }),
  ],
}

const onSubmit = vi.fn<(result: FormResult) => Promise<unknown>>()
beforeEach(() => {
  onSubmit.mockReset()
  onSubmit.mockResolvedValue(undefined)
})

function show(record?: FormRecord) {
  const parsed = parseForm(config)
  if (!parsed.ok) throw new Error(parsed.faults.join())
  withProviders(<DynamicForm form={parsed.form} record={record} label="样例" onSubmit={onSubmit} />)
}
const wechat = () => screen.getByRole('textbox', { name: '微信号' })
const button = (name: RegExp) => screen.getByRole('button', { name })
const submit = () => userEvent.click(button(/提\s?交/))

test('what is typed is checked when left, what is chosen at once, everything when sent', async () => {
  show()
  await userEvent.type(wechat(), 'A')
  expect(screen.queryByText('只能是小写字母')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('只能是小写字母')).toBeTruthy()
  await userEvent.clear(wechat())
  expect(await screen.findByText('请输入微信号')).toBeTruthy()
  const weekend = screen.getByRole('checkbox', { name: '周末' })
  await userEvent.click(weekend)
  await userEvent.click(weekend)
  expect(await screen.findByText('请至少选择一个周期')).toBeTruthy()
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(wechat()))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a right form is sent once with the id of its record, and nothing is unsaved any more', async () => {
  let done: (value: null) => void = () => undefined
  onSubmit.mockImplementation(() => new Promise((resolve) => (done = resolve)))
  show({ id: 7, values: { wechat: 'abc', days: '2', isOpen: 'false' } })
  expect(screen.getByRole('switch', { name: '开关' })).toHaveProperty('ariaChecked', 'false')
  await userEvent.type(wechat(), 'd')
  expect(unsaved.in('')).toBe(true)
  await userEvent.keyboard('{Enter}{Enter}')
  await waitFor(() => expect(wechat()).toHaveProperty('disabled', true))
  done(null)
  await waitFor(() => expect(wechat()).toHaveProperty('disabled', false))
  expect(onSubmit.mock.calls).toEqual([[{ id: 7, values: { wechat: 'abcd', days: [2], isOpen: false } }]])
  expect(unsaved.in('')).toBe(false)
})

test('reset brings back the record; the server’s complaint lands on its field', async () => {
  show({ values: { wechat: 'abc', days: [1] } })
  await userEvent.type(wechat(), '1')
  await submit()
  expect(await screen.findByText('只能是小写字母')).toBeTruthy()
  await userEvent.click(button(/重\s?置/))
  expect(wechat()).toHaveProperty('value', 'abc')
  await waitFor(() => expect(screen.queryByText('只能是小写字母')).toBeNull())
  onSubmit.mockRejectedValue(
    new CallError('invalid', '参数错误', 400, [{ path: 'fields.wechat', message: '微信号已存在' }]),
  )
  await submit()
  expect(await screen.findByText('微信号已存在')).toBeTruthy()
})
