import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode, resultText } from '@zhanggui/contract/kernel/result-codes'
import { sessionApi } from '@zhanggui/contract/session'
import { factorApi } from '@zhanggui/contract/sign-in/factor'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '#api/call.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { resetFakeApp, openConsole, fakeMenus, fakeAppServer, appUser } from './app-for-tests.tsx'
import { postToOtherTabs } from './session/session-channel.ts'

afterEach(resetFakeApp)

const arrives = (address: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address))

describe('nobody signed in', () => {
  const nobody = () => fakeAppServer().signedOut(sessionApi.info, sessionApi.menus)

  test('a wanted page is kept for after the sign-in', async () => {
    nobody()
    openConsole('/order/list?status=1')
    await arrives('/login?redirect=%2Forder%2Flist%3Fstatus%3D1')
    expect(await screen.findByRole('button', { name: '登录' })).toBeDefined()
  })

  test('the redirect page of other services works all the same', async () => {
    nobody()
    const close = vi.fn<() => void>()
    vi.stubGlobal('close', close)
    openConsole('/auth-redirect?code=1')
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(localStorage.getItem('x-admin-oauth-code')).not.toBeNull()
    expect(screen.getByTestId('address').textContent).toBe('/auth-redirect?code=1')
  })

  test('a failure is told and leads to the sign-in page', async () => {
    fakeAppServer().refuse(sessionApi.info, { code: 500, message: '服务器出错，请稍后重试' })
    openConsole('/order/list')
    await arrives('/login?redirect=%2Forder%2Flist')
    expect(await screen.findByText('服务器出错，请稍后重试')).toBeDefined()
  })

  test('someone without any role is turned away with the reason', async () => {
    fakeAppServer({ roles: [] })
    openConsole('/order/list')
    expect((await screen.findByRole('alert')).textContent).toBe('getInfo: roles must be a non-null array!')
  })

  test('signing in in another browser tab opens the wanted page here too', async () => {
    const server = nobody()
    openConsole('/order/list')
    await arrives('/login?redirect=%2Forder%2Flist')
    server.reply(sessionApi.info, appUser).reply(sessionApi.menus, fakeMenus)
    postToOtherTabs({ kind: 'signed-in', userId: 7 })
    expect(await screen.findByRole('region', { name: '订单' })).toBeDefined()
  })
})

describe('a role that wants 两步验证', () => {
  test('shows nothing else until it is set up, whatever the address', async () => {
    const server = fakeAppServer({ mustSetUpFactor: true, roleNames: ['店员'] })
      .reply(factorApi.begin, { secret: 'ABCD', uri: 'otpauth://totp/x' })
      .reply(factorApi.confirm, { codes: ['abcd-efgh-jk'] })
    openConsole('/order/refund')
    // What lies behind it is kept, out of sight.
    const gate = within(await screen.findByRole('region', { name: '请先设置两步验证' }))
    expect(screen.queryByRole('region', { name: '退款订单', hidden: false })).toBeNull()
    const user = userEvent.setup()
    await user.type(await gate.findByLabelText('登录密码'), 'secret-1{Enter}')
    await user.type(await gate.findByLabelText('动态码'), '123456{Enter}')
    await user.click(await gate.findByRole('checkbox'))
    server.reply(sessionApi.info, appUser)
    await user.click(gate.getByRole('button', { name: /完\s?成/ }))
    expect(await screen.findByRole('region', { name: '退款订单', hidden: false })).toBeDefined()
    expect(screen.queryByRole('heading', { name: '请先设置两步验证' })).toBeNull()
  })

  test('that begins to want it while somebody works is told by the next refused call', async () => {
    const server = fakeAppServer()
    openConsole('/order/refund')
    await screen.findByRole('region', { name: '退款订单' })
    server.reply(sessionApi.info, { ...appUser, mustSetUpFactor: true })
    server.refuse(sessionApi.updateProfile, { code: resultCode.factorMissing, message: resultText.factorMissing })
    await call(sessionApi.updateProfile, { realName: '小华' }, { quiet: true }).catch(() => undefined)
    expect(await screen.findByRole('heading', { name: '请先设置两步验证' })).toBeDefined()
  })
})

describe('signed in', () => {
  test.each([
    ['/', '/dashboard', '首页'],
    ['/login', '/dashboard', '首页'],
    ['/login?redirect=%2Forder%2Frefund', '/order/refund', '退款订单'],
    ['/login?redirect=%2F%2Fevil.example', '/dashboard', '首页'],
    ['/order', '/order/list', '订单'],
    ['/order/refund?page=2', '/order/refund?page=2', '退款订单'],
    ['/redirect/order/refund?page=2', '/order/refund?page=2', '退款订单'],
    ['/redirect//evil.example', '/dashboard', '首页'],
    ['/maintain/user', '/maintain/user', '个人中心'],
    ['/order/list/edit/5', '/order/list/edit/5', '改订单'],
    ['/unlisted', '/401', '你没有权限去该页面'],
    ['/orders', '/404', '你不能进入这个页面...'],
  ])('%s leads to %s', async (wanted, address, page) => {
    fakeAppServer()
    openConsole(wanted)
    expect(await screen.findByRole('region', { name: page })).toBeDefined()
    expect(screen.getByTestId('address').textContent).toBe(address)
  })

  test('a page of a role that one does not have', async () => {
    fakeAppServer({ roles: ['editor'] })
    openConsole('/operation/export')
    await arrives('/401')
    expect(await screen.findByText('你没有权限去该页面')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '回首页' }))
    await arrives('/dashboard')
  })

  test('a page whose call one may not make; home is then the first page one has', async () => {
    fakeAppServer({ roles: ['editor'], permissionsList: [] })
    openConsole('/dashboard')
    await arrives('/401')
    await userEvent.click(await screen.findByRole('button', { name: '回首页' }))
    expect(await screen.findByRole('region', { name: '订单' })).toBeDefined()
  })

  test('unknown addresses say so', async () => {
    fakeAppServer()
    openConsole('/nowhere')
    expect(await screen.findByText('你不能进入这个页面...')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '返回控制台' }))
    await arrives('/dashboard')
  })

  test('the title names the page', async () => {
    fakeAppServer()
    openConsole('/order/refund')
    await waitFor(() => expect(document.title).toBe('退款订单 - 掌柜'))
  })

  test('signing out asks, ends the session and leads back here later', async () => {
    const server = fakeAppServer()
    localStorage.setItem('storeStaffList', '[]')
    localStorage.setItem('layout-setting', '{}')
    openConsole('/order/refund?page=2')
    await userEvent.click(await screen.findByRole('button', { name: /王小明/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /退出登录/ }))
    expect(await screen.findByText('此操作将退出登录, 是否继续?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    await arrives('/login?redirect=%2Forder%2Frefund%3Fpage%3D2')
    expect(server.calls(sessionApi.logout)).toHaveLength(1)
    await waitFor(() => expect(localStorage.getItem('storeStaffList')).toBeNull())
    expect(localStorage.getItem('layout-setting')).toBe('{}')
  })

  test('signing out in another browser tab ends it here too', async () => {
    fakeAppServer()
    openConsole('/order/refund')
    await screen.findByRole('region', { name: '退款订单' })
    postToOtherTabs({ kind: 'signed-out' })
    await arrives('/login?redirect=%2Forder%2Frefund')
    expect(await screen.findByRole('button', { name: '登录' })).toBeDefined()
  })

  test('another account in another browser tab stops the work here', async () => {
    fakeAppServer()
    openConsole('/order/refund')
    await screen.findByRole('region', { name: '退款订单' })
    postToOtherTabs({ kind: 'signed-in', userId: 8 })
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeDefined()
  })
})

test('a server that cannot be reached is told', async () => {
  fakeServer()
    .reply(sessionApi.menus, [])
    .reply(sessionApi.info, () => Promise.reject(new Error('down')))
  openConsole('/dashboard')
  expect((await screen.findByRole('alert')).textContent).toBe('网络连接异常，请检查网络后重试')
})
