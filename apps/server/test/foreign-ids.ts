import type { Endpoint } from '@zhanggui/contract/kernel/endpoint'
import { pictureApi } from '@zhanggui/contract/picture'
import { makeCategory } from '#test/make/category.sql'
import { announce } from '#test/make/notice.sql'
import { makePicture } from '#test/make/picture.sql'
import { makeRole } from '#test/make/role.sql'
import { makeStaff, type Shop } from '#test/make/shop.sql'
import { png } from '#test/sample-files'
import type { TestApp } from '#test/test-app'
import { formWith, upload } from '#test/upload'

/** Everything that a valid call takes, with the id of something that belongs to `shop`. */
type MakeInput = (app: TestApp, shop: Shop) => Promise<Record<string, unknown>>

const role =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: await makeRole(app, shop), ...rest })

const admin =
  (rest: Record<string, unknown> = {}): MakeInput =>
  async (app, shop) => ({ id: (await makeStaff(app, shop)).adminId, ...rest })

const category: MakeInput = async (app, shop) => ({ id: (await makeCategory(app, shop)).id })

/** For each endpoint that takes an id: how to come by one. A new endpoint without an entry fails the test. */
export const idsOf: Readonly<Record<string, MakeInput>> = {
  'admin.delete': admin(),
  'admin.info': admin(),
  'admin.receiveSms': async (app, shop) => ({ id: (await makeStaff(app, shop, { phone: '13800000001' })).adminId }),
  'admin.update': async (app, shop) => {
    const roles = String(await makeRole(app, shop))
    const { adminId, account } = await makeStaff(app, shop)
    return { id: adminId, account, realName: '小红', roles, status: true }
  },
  'admin.updatePassword': admin({ password: 'new-password', confirmPassword: 'new-password' }),
  'admin.updateStatus': admin({ status: false }),
  'category.delete': category,
  'category.ids': async (app, shop) => ({ ids: String((await makeCategory(app, shop)).id) }),
  'category.info': category,
  'category.update': category,
  'category.updateStatus': category,
  'download.zip': async (app, { owner: { token } }) => {
    const { data } = await upload(app, pictureApi.uploadImage, formWith({ content: await png() }), { token })
    return { attIds: String(data.attId) }
  },
  'notice.read': async (app, shop) => {
    await announce(app, shop, '别人的')
    return { id: 1 }
  },
  'picture.delete': async (app, shop) => ({ ids: String(await makePicture(app, shop)) }),
  'picture.move': async (app, shop) => ({ attrId: String(await makePicture(app, shop)), pid: 0 }),
  'picture.usage': async (app, shop) => ({ ids: String(await makePicture(app, shop)) }),
  'role.delete': role(),
  'role.info': role(),
  'role.update': role({ roleName: '别人的角色', status: true, rules: '' }),
  'role.updateStatus': role({ status: false }),
}

const isId = (name: string) => /^(?:id|.*Id)s?$/.test(name)

/** The platform's own: the same for every merchant. */
const SHARED = new Set(['formTemplate.info'])

export const takesId = ({ area, name, params, query, body }: Endpoint): boolean =>
  !SHARED.has(`${area}.${name}`) &&
  (Object.keys(params.shape).length > 0 || [query, body].some(({ shape }) => Object.keys(shape).some(isId)))
