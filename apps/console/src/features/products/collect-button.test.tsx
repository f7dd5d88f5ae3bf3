import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { publishAreaChange } from '#ui/live/live-areas.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { CollectButton } from './collect-button.tsx'

afterEach(forgetSession)

const button = () => screen.queryByRole('button', { name: '商品采集' })
const Where = () => <output>{useLocation().pathname}</output>
const show = () =>
  withProviders(
    <Routes>
      <Route path="/" element={<CollectButton />} />
      <Route path="*" element={<Where />} />
    </Routes>,
  )

test('leads to the form once it is known that somebody reads other shops', async () => {
  const server = fakeServer().reply(productCollectApi.config, { copyType: '1', copyNum: 0 })
  await signInAtFake(server)
  show()
  expect(button()).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: '商品采集' }))
  expect((await screen.findByRole('status')).textContent).toBe('/product/list/creatProduct/0/2/1')
})

test('is not there where nobody does', async () => {
  const server = fakeServer().refuse(productCollectApi.config, { code: 1000, message: '请先进行采集商品配置' })
  await signInAtFake(server)
  show()
  await waitFor(() => expect(server.calls(productCollectApi.config)).toHaveLength(1))
  expect(button()).toBeNull()
  expect(screen.queryByText('请先进行采集商品配置')).toBeNull()
})

test('keeps no place while it is asked again whether somebody does', async () => {
  const server = fakeServer().refuse(productCollectApi.config, { code: 1000, message: '请先进行采集商品配置' })
  await signInAtFake(server)
  show()
  await waitFor(() => expect(screen.queryByText('商品采集')).toBeNull())
  const places: unknown[] = []
  server.reply(productCollectApi.config, () => {
    places.push(screen.queryByText('商品采集'))
    return { copyType: '1' as const, copyNum: 0 }
  })
  act(() => publishAreaChange())
  await screen.findByRole('button', { name: '商品采集' })
  expect(places).toEqual([null])
})

test('comes by itself when the server is back', async () => {
  const server = fakeServer().refuse(productCollectApi.config, { code: 500, message: '系统繁忙' })
  await signInAtFake(server)
  show()
  await waitFor(() => expect(server.calls(productCollectApi.config)).toHaveLength(1))
  server.reply(productCollectApi.config, { copyType: '1', copyNum: 0 })
  act(() => publishAreaChange())
  expect(await screen.findByRole('button', { name: '商品采集' })).toBeTruthy()
})

test('nor without the permission, and nothing is requested', async () => {
  const server = fakeServer().reply(productCollectApi.config, { copyType: '1', copyNum: 3 })
  await signInAtFake(server, [productCollectApi.config.permission, productCollectApi.copy.permission])
  show()
  expect(button()).toBeNull()
  expect(server.calls(productCollectApi.config)).toEqual([])
})
