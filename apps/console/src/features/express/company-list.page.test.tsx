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

beforeEach(async () => {
  const server = fakeServer().reply(expressApi.all, [
    company(1, '顺丰速运', 'shunfeng', 5),
    company(2, '圆通速递', 'yuantong', 9),
  ])
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
