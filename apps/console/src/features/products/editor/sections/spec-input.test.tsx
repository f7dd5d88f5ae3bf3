import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { specRuleApi } from '@zhanggui/contract/goods/spec-rule'
import type { Spec } from '@zhanggui/domain/product/sku/sku-rules'
import { ConfigProvider } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { SpecInput } from './spec-input.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const at = new Date(0)
const rule = {
  id: 6,
  ruleName: '茶具',
  ruleValue: [{ name: '材质', values: ['紫砂'] }],
  version: 1,
  createTime: at,
  updateTime: at,
}
const page = { page: 1, limit: 500, totalPage: 1 }
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('a template that is added here is chosen and can be taken at once', async () => {
  const server = fakeServer().reply(specRuleApi.list, { ...page, total: 0, list: [] })
  server.reply(specRuleApi.save, () => {
    server.reply(specRuleApi.list, { ...page, total: 1, list: [rule] })
    return { id: rule.id }
  })
  await signInAtFake(server)
  const taken: (readonly Spec[])[] = []
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <SpecInput value={[]} isReadOnly={false} onSpecs={(specs) => taken.push(specs)} />
    </ConfigProvider>,
  )
  await user.click(screen.getByRole('button', { name: '添加规格模板' }))
  const form = within(await screen.findByRole('form', { name: '添加规格模板' }))
  fill(form.getByLabelText('模板名称'), '茶具')
  await user.click(form.getByRole('button', { name: /添加新规格/ }))
  fill(form.getByLabelText('规格'), '材质')
  fill(form.getByLabelText('规格值'), '紫砂')
  await user.click(form.getByRole('button', { name: /确\s?定/ }))
  await user.click(screen.getByRole('button', { name: /^确\s?定$/ }))
  expect(await screen.findByTitle('茶具')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '使用模板' }))
  expect(taken).toEqual([[{ name: '材质', values: ['紫砂'] }]])
})
