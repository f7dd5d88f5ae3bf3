import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders, thingApi, thingDraft, things, thingServer } from '#ui/testing/kit-for-tests.tsx'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Input } from 'antd'
import type { ReactElement } from 'react'
import { EditPage } from './edit/edit-page.tsx'
import { Field } from './field.tsx'
import { useForm } from './use-form.ts'
import { useRecord } from './edit/use-record.ts'

export const storedThing = { id: 5, version: 1, name: '原来的', phone: '' }

/** A server that has one thing, and somebody signed in to it. */
export async function thingFormServer() {
  const server = thingServer(() => things(1))
    .reply(thingApi.info, storedThing)
    .reply(thingApi.save, null)
  await signInAtFake(server)
  return server
}

interface ThingValues {
  readonly name: string
  readonly phone: string
  readonly password?: string
}

export function useThingForm(onSaved?: () => void) {
  return useForm({
    call: thingApi.save,
    schema: thingDraft,
    record: useRecord(thingApi.info, storedThing.id),
    loaded: (thing): ThingValues => ({ name: thing?.name ?? '', phone: thing?.phone ?? '' }),
    draft: 'thing-5',
    success: '修改成功',
    onSaved: () => onSaved?.(),
  })
}

export function ThingFields({ form }: { readonly form: ReturnType<typeof useThingForm> }) {
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

export function ThingPage({ onSaved }: { readonly onSaved?: () => void }) {
  const form = useThingForm(onSaved)
  return (
    <EditPage form={form} title="修改物品">
      <ThingFields form={form} />
    </EditPage>
  )
}

export const name = () => screen.getByRole('textbox', { name: '名称' })
export const phone = () => screen.getByRole('textbox', { name: '手机' })
export const save = () => screen.getByRole('button', { name: /保\s?存/ })

export async function open(page: ReactElement) {
  const stage = withProviders(page)
  await screen.findByRole('textbox', { name: '名称' })
  return stage
}

export async function replaceText(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
