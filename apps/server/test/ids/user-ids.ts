import { userApi } from '@zhanggui/contract/user/user'
import type { Shop } from '#test/make/shop.sql'
import { makeTag, makeUser, saveView } from '#test/make/users/user'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

const user =
  (rest: object = {}): MakeInput =>
  async (app, shop) => ({ id: await makeUser(app, shop), ...rest })

/** A tag that somebody has. */
const usedTag: MakeInput = async (app, shop) => {
  const [uid, tagId] = [await makeUser(app, shop), await makeTag(app, shop)]
  await app.call(userApi.setTags, { uids: [uid], tagIds: [tagId], way: 'set' }, { token: shop.owner.token })
  return { tagIds: [tagId] }
}

const view =
  (rest: object = {}): MakeInput =>
  async (app, { owner }) => ({ id: (await saveView(app, owner)).data.id, ...rest })

/** The calls about users and views that take an id. */
export const userIds: Readonly<Record<string, MakeInput>> = {
  'user.deleteTag': async (app, shop) => ({ id: await makeTag(app, shop) }),
  'user.detail': user(),
  'user.export': usedTag,
  'user.list': usedTag,
  'user.remark': user({ mark: '爱喝红茶' }),
  'user.reveal': user(),
  'user.saveTag': async (app, shop) => ({ id: await makeTag(app, shop), name: '新客' }),
  'user.setTags': async (app, shop) => ({ uids: [await makeUser(app, shop)], tagIds: [], way: 'set' }),
  'view.delete': view(),
  'view.reorder': async (app, { owner }) => ({ list: 'user.list', ids: [(await saveView(app, owner)).data.id] }),
  'view.update': view({ name: '改了名' }),
}
