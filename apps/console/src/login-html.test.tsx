import { forgetSession } from '#api/session.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { Root } from '#app/root.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { SIGNED_IN_COOKIE } from '@zhanggui/contract/kernel/wire-names'
import { sessionApi } from '@zhanggui/contract/session'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from './login-html.tsx'

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

test('the form of the page is the one that the program shows, and keeps what was typed before it came', async () => {
  fakeServer().refuse(sessionApi.loginPic, { code: 500, message: '稍后' })
  forgetSession()
  document.cookie = `${SIGNED_IN_COOKIE}=; max-age=0`
  window.history.replaceState(null, '', '/login')
  document.body.innerHTML = `<div id="root">${await renderLogin()}</div>`
  const place = document.querySelector('#root') ?? document.body
  const account = screen.getByLabelText<HTMLInputElement>('用户名')
  account.value = 'shanfeng'
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const page = (
    <StrictMode>
      <BrowserRouter>
        <Root inside={null} />
      </BrowserRouter>
    </StrictMode>
  )
  let root: { unmount: () => void } | undefined
  act(() => {
    root = hydrateRoot(place, page, { onRecoverableError })
  })
  expect(screen.getByLabelText('用户名')).toBe(account)
  expect(onRecoverableError).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByText('请输入密码')).toBeTruthy()
  expect(screen.queryByText('请输入用户名')).toBeNull()
  act(() => root?.unmount())
})
