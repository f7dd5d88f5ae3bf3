import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { expressApi } from '@zhanggui/contract/express'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import CompanyListPage from './company-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const company = (id: number, name: string, code: string, sort: number) => ({ id, name, code, sort, isShow: true })

const companies = [company(1, '顺丰速运', 'shunfeng', 5), company(2, '圆通速递', 'yuantong', 9)]
let server: ReturnType<typeof fakeServer>

beforeEach(async () => {
  const own = companies.map((each) => ({ ...each, isOpen: true, isDefault: each.id === 1 }))
  server = fakeServer()
    .reply(expressApi.all, companies)
    .reply(expressApi.searchPage, { page: 1, limit: 100, total: 2, totalPage: 1, list: own })
    .reply(expressApi.relate, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <CompanyListPage />
    </ConfigProvider>,
    '/?sort=-sort',
  )
  await screen.findByText('顺丰速运')
})
afterEach(forgetSession)

test('companies are found by code, ordered by the address, and only looked at', async () => {
  const codes = () => screen.getAllByText(/^(shunfeng|yuantong)$/).map(({ textContent }) => textContent)
  expect(codes()).toEqual(['yuantong', 'shunfeng'])
  expect(screen.getByRole('switch', { name: '顺丰速运是否显示' })).toHaveProperty('disabled', true)
  await user.click(screen.getByLabelText('物流公司', { selector: 'input' }))
  await user.paste('SHUN')
  await waitFor(() => expect(codes()).toEqual(['shunfeng']))
  expect(screen.getByTestId('address').textContent).toBe('?sort=-sort&keywords=SHUN')
})

test('the shop says which of them it uses; one that it does not use is not the default either', async () => {
  await user.click(screen.getByRole('button', { name: '设置物流公司' }))
  await screen.findByText('使用的物流公司')
  const remove = document.querySelector('[title="顺丰速运"] .ant-select-selection-item-remove')
  if (!remove) throw new Error('the carrier cannot be taken away')
  await user.click(remove)
  await user.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  expect(await screen.findByText('设置成功')).toBeTruthy()
  expect(server.calls(expressApi.relate)).toEqual([{ expressCodes: ['yuantong'], defaultCode: '' }])
})
