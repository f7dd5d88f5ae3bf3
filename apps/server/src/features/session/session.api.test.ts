import { configApi } from '@zhanggui/contract/config'
import { menu, type MenuEntry } from '@zhanggui/contract/access/menu'
import { permissionCatalogue } from '@zhanggui/contract/access/permission-catalogue'
import { type MenuNode, sessionApi } from '@zhanggui/contract/session'
import { describe, expect, test } from 'vitest'
import { closeRoles, setConfig } from '#test/make/access.sql'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { send } from '#test/app/send'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()
const HOME = 'merchant:statistics:home:operating:data'

const info = (token: string) => app.call(sessionApi.info, {}, { token })
const menus = async (token: string) => (await app.call(sessionApi.menus, {}, { token })).data
const addresses = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap((node) => [node.component, ...addresses(node.childList)])
const urls = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ url, children }) => [url, ...urls(children)])

describe('who am I', () => {
  test('the owner is the role admin and may everything', async () => {
    const { merId, owner } = await makeShop(app, { name: '山风茶铺' })
    const { data } = await info(owner.token)
    expect(data).toMatchObject({
      id: owner.adminId,
      merId,
      account: owner.account,
      merName: '山风茶铺',
      roles: ['admin'],
      permissionsList: ['*:*:*'],
      merStarLevel: 1,
      version: 1,
      lastLoginTime: null,
    })
  })

  test('staff get what their open roles grant', async () => {
    const shop = await makeShop(app)
    const permissions = ['merchant:order:page:list', HOME]
    const staff = await makeStaff(app, shop, { permissions })
    const { data } = await info(staff.token)
    expect(data.roles).toEqual(['editor'])
    expect(data.permissionsList.toSorted()).toEqual(permissions.toSorted())
    expect(data.roleNames).toHaveLength(1)
  })

  test('a closed role gives nothing', async () => {
    const staff = await makeStaff(app, await makeShop(app), { permissions: [HOME] })
    await closeRoles(app, staff)
    expect((await info(staff.token)).data).toMatchObject({ roles: ['editor'], roleNames: [], permissionsList: [] })
  })

  test('never shows the password', async () => {
    const { owner } = await makeShop(app)
    expect(JSON.stringify(await info(owner.token))).not.toMatch(/pwd|password|argon2/i)
  })
})

describe('the menu', () => {
  test('is complete for the owner', async () => {
    const { owner } = await makeShop(app)
    expect(addresses(await menus(owner.token))).toEqual(urls(menu))
  })

  test('holds the granted pages for staff, with what a search by sound needs', async () => {
    const staff = await makeStaff(app, await makeShop(app), { permissions: [HOME] })
    const [home] = await menus(staff.token)
    expect(home).toMatchObject({ name: '首页', component: '/dashboard', perms: HOME, menuType: 'C', pid: 0 })
    expect(home).toMatchObject({ pinyin: 'shou ye', initials: 'sy' })
  })

  test('is what every role sees without a grant, and after the role was closed', async () => {
    const shop = await makeShop(app)
    const seenByAll = ['/maintain', '/maintain/picture']
    expect(addresses(await menus((await makeStaff(app, shop)).token))).toEqual(seenByAll)
    const closed = await makeStaff(app, shop, { permissions: [HOME] })
    await closeRoles(app, closed)
    expect(addresses(await menus(closed.token))).toEqual(seenByAll)
  })

  test('keeps what is for the role admin from staff who hold every permission', async () => {
    const permissions = permissionCatalogue.map(({ permission }) => permission)
    const staff = await makeStaff(app, await makeShop(app), { permissions: [...new Set(permissions)] })
    const shown = addresses(await menus(staff.token))
    expect(shown).toContain('/dashboard')
    // Their own exports are for everybody who may export.
    const kept = shown.filter((url) => url.startsWith('/operation') || url.startsWith('/maintain/logistics'))
    expect(kept).toEqual(['/operation', '/operation/export'])
  })
})

describe('calls that every role holds', () => {
  test('work for staff without a single grant', async () => {
    const { token } = await makeStaff(app, await makeShop(app))
    await setConfig(app, 'copyright_company_name', '掌柜科技')
    expect((await info(token)).code).toBe(200)
    expect((await app.call(sessionApi.copyright, {}, { token })).data).toBe('掌柜科技')
    expect((await app.call(configApi.getuniq, { key: 'copyright_company_name' }, { token })).data).toBe('掌柜科技')
  })
})

describe('settings by key', () => {
  test('are empty texts as long as nobody set them', async () => {
    const { owner } = await makeShop(app)
    expect((await app.call(configApi.getuniq, { key: 'image_ext_str' }, { token: owner.token })).data).toBe('')
  })

  test.each(['sms_secret', 'jwt_key', 'SITE_NAME', 'site_name ', '__proto__', 'constructor', "' or 1=1 --"])(
    'refuse %s, even for the owner',
    async (key) => {
      const { owner } = await makeShop(app)
      await setConfig(app, key, 'hidden')
      const answer = await app.call(configApi.getuniq, { key }, { token: owner.token })
      expect(answer).toMatchObject({ status: 200, code: 403, data: null })
    },
  )

  test('want a key', async () => {
    const { owner } = await makeShop(app)
    const answer = await send(`${app.url}/api${configApi.getuniq.path}`, { method: 'GET', token: owner.token })
    expect(answer).toMatchObject({ code: 400, message: '请求参数 key 不能为空' })
  })
})
