import { makePicture } from '#test/make/picture.sql'
import { makeReplacement, makeShownPicture } from '#test/make/pictures/picture-replacement'
import type { Shop } from '#test/make/shop.sql'
import type { TestApp } from '../app/test-app.ts'

type MakeInput = (app: TestApp, shop: Shop) => Promise<object>

/** The calls about pictures of the library that take an id. */
export const pictureIds: Readonly<Record<string, MakeInput>> = {
  'picture.delete': async (app, shop) => ({ ids: [await makePicture(app, shop)] }),
  'picture.move': async (app, shop) => ({ attrId: [await makePicture(app, shop)], pid: 0 }),
  'picture.usage': async (app, shop) => ({ ids: [await makePicture(app, shop)] }),
  'pictureReplacement.info': makeReplacement,
  'pictureReplacement.places': makeReplacement,
  'pictureReplacement.replace': async (app, shop) => {
    const { from, to } = await makeShownPicture(app, shop)
    return { attId: from.id, toAttId: to.id }
  },
  'pictureReplacement.undo': makeReplacement,
}
