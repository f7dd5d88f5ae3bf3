import { userApi } from '@zhanggui/contract/user/user'
import { type ViewColumns, viewApi } from '@zhanggui/contract/view/view'
import { followShop, saveShopper } from '#features/shoppers/public'
import type { TestApp } from '#test/app/test-app'
import { inShop } from '#test/make/order'
import type { Person, Shop } from '#test/make/shop.sql'

interface UserTraits extends Partial<Parameters<typeof saveShopper>[2]> {
  /** Who does not follow the shop and has not bought there is a stranger. */
  readonly isFollowing?: boolean
}

/** Somebody who follows the shop, under an id that nobody has in any other. */
export async function makeUser(app: TestApp, shop: Shop, { isFollowing = true, ...facts }: UserTraits = {}) {
  const uid = facts.uid ?? (await app.platform.newId())
  await inShop(app, shop, async ({ db, now }) => {
    await saveShopper(db, now, { nickname: '茶客', phone: '13912345678', ...facts, uid })
    await followShop(db, now, uid, isFollowing)
  })
  return uid
}

export async function makeTag(app: TestApp, { owner }: Shop, name = '老客'): Promise<number> {
  return (await app.call(userApi.saveTag, { name }, { token: owner.token })).data.id
}

interface ViewTraits {
  readonly name?: string
  readonly isShared?: boolean
  readonly filters?: Readonly<Record<string, string>>
  readonly columns?: ViewColumns
  readonly sort?: string
}

/** A view of the users, made by this person. */
export const saveView = (app: TestApp, { token }: Person, traits: ViewTraits = {}) => {
  const view = {
    name: '复购客户',
    isShared: false,
    filters: { orderCountFrom: '2' },
    columns: null,
    sort: '',
    ...traits,
  }
  return app.call(viewApi.save, { list: 'user.list', ...view }, { token })
}
