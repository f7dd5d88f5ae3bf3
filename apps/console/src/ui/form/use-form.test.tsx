import { forgetSession } from '#api/session.ts'
import { withProviders, thingApi } from '#ui/testing/kit-for-tests.tsx'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { Input } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EditPage } from './edit/edit-page.tsx'
import { Field } from './field.tsx'
import {
  name,
  open,
  phone,
  replaceText,
  save,
  storedThing,
  thingFormServer,
  ThingPage,
  useThingForm,
} from './form-for-tests.tsx'

let server: Awaited<ReturnType<typeof thingFormServer>>
beforeEach(async () => {
  server = await thingFormServer()
})
afterEach(forgetSession)

test('says why what it is about did not come, and asks again', async () => {
  server.refuse(thingApi.info, { code: resultCode.refused, message: '物品不存在' })
  withProviders(<ThingPage />)
  expect(screen.getByRole('status', { name: '正在加载' })).toBeTruthy()
  expect(await screen.findByText('物品不存在')).toBeTruthy()
  server.reply(thingApi.info, storedThing)
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
  expect(await screen.findByDisplayValue('原来的')).toBeTruthy()
})

test('takes news over while nothing would be lost by it', async () => {
  const client = new QueryClient()
  withProviders(<ThingPage />, '/', client)
  await screen.findByDisplayValue('原来的')
  server.reply(thingApi.info, { ...storedThing, name: '别处改的', version: 2 })
  await client.invalidateQueries()
  expect(await screen.findByDisplayValue('别处改的')).toBeTruthy()
  await replaceText(name(), '我的')
  server.reply(thingApi.info, { ...storedThing, name: '又改了', version: 3 })
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

test('shows the differing fields of two people side by side, and saves on top of the other version', async () => {
  server.refuse(thingApi.save, { code: resultCode.conflict, message: '数据已被 李四 修改' })
  await open(<ThingPage />)
  await replaceText(name(), '我的')
  server.reply(thingApi.info, { ...storedThing, name: '他们的', phone: '13800138000', version: 2 })
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
