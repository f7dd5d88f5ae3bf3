import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders, thingApi, thingDraft, things, thingServer } from '#ui/testing/kit-for-tests.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Input } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { EditPage } from './edit/edit-page.tsx'
import { FormTabs } from './form-tabs.tsx'
import { useForm } from './use-form.ts'

function TabbedPage() {
  const form = useForm({
    call: thingApi.save,
    schema: thingDraft,
    loaded: () => ({ name: '茶', phone: '', password: '' }),
    toInput: (draft) => ({ ...draft, id: 5, version: 1 }),
  })
  const tabs = [
    {
      key: 'base',
      label: '基础信息',
      children: (
        <Field form={form} name="name" label="名称">
          <Input />
        </Field>
      ),
    },
    {
      key: 'contact',
      label: '联系方式',
      children: (
        <Field form={form} name="phone" label="手机">
          <Input />
        </Field>
      ),
    },
  ]
  return (
    <EditPage form={form} title="修改物品">
      <FormTabs form={form} tabs={tabs} />
    </EditPage>
  )
}

afterEach(forgetSession)

test('a save opens the tab of the first error, and each tab counts its own', async () => {
  const server = thingServer(() => things(1)).reply(thingApi.save, null)
  await signInAtFake(server)
  const user = userEvent.setup()
  withProviders(<TabbedPage />)
  await user.click(screen.getByRole('tab', { name: '联系方式' }))
  await user.type(screen.getByLabelText('手机'), '12')
  await user.click(screen.getByRole('tab', { name: /基础信息/ }))
  await user.click(screen.getByRole('button', { name: /保\s*存/ }))

  const wrong = await screen.findByRole('tab', { name: '联系方式1处有误' })
  expect(wrong.getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机')))
  expect(server.calls(thingApi.save)).toEqual([])

  await user.clear(screen.getByLabelText('手机'))
  expect(await screen.findByRole('tab', { name: '联系方式' })).toBeTruthy()
})
