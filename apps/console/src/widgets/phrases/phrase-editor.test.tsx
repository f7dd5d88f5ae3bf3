import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { phraseApi } from '@zhanggui/contract/store/phrase'
import { afterEach, expect, test } from 'vitest'
import { PhraseEditor } from './phrase-editor.tsx'

afterEach(forgetSession)

test('the shop keeps its own words: one goes, another comes', async () => {
  const server = fakeServer()
    .reply(phraseApi.list, [{ id: 5, text: '不支持退款' }])
    .reply(phraseApi.save, { id: 6 })
    .reply(phraseApi.delete, null)
  await signInAtFake(server)
  withProviders(<PhraseEditor kind={2} placeholder="如" />)
  await userEvent.click(await screen.findByRole('button', { name: '删除常用语「不支持退款」' }))
  await waitFor(() => expect(server.calls(phraseApi.delete)).toEqual([{ id: 5 }]))
  const box = screen.getByLabelText('添加拒绝退款常用语')
  await userEvent.type(box, ' 已经发货 {Enter}')
  await waitFor(() => expect(server.calls(phraseApi.save)).toEqual([{ kind: 2, text: '已经发货' }]))
  await waitFor(() => expect(box).toHaveProperty('value', ''))
})

test('one that is refused stays in its box, with the reason below it until something else is typed', async () => {
  const server = fakeServer()
    .reply(phraseApi.list, [])
    .refuse(phraseApi.save, { code: resultCode.refused, message: '常用语已存在' })
  await signInAtFake(server)
  withProviders(<PhraseEditor kind={1} placeholder="如" />)
  const box = await screen.findByLabelText('添加评论回复常用语')
  await userEvent.type(box, '谢谢惠顾{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('常用语已存在')
  expect(box).toHaveProperty('value', '谢谢惠顾')
  await userEvent.type(box, '！')
  expect(screen.queryByRole('alert')).toBeNull()
})
