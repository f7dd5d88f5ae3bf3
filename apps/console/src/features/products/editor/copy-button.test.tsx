import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { productApi } from '@zhanggui/contract/goods/product'
import { afterEach, expect, test } from 'vitest'
import { CopyButton } from './copy-button.tsx'

afterEach(forgetSession)

test('offers what is not on sale, too', async () => {
  const server = fakeServer().reply(productApi.pick, { page: 1, limit: 10, total: 0, totalPage: 0, list: [] })
  await signInAtFake(server)
  withProviders(<CopyButton isDirty={false} />)
  fireEvent.click(await screen.findByText('从已有商品复制'))
  await waitFor(() => expect(server.calls(productApi.pick)).toEqual([{ overview: true, page: 1, limit: 10 }]))
})
