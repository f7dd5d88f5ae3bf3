import { formTemplateApi } from '@zhanggui/contract/form-template'
import { expect, test } from 'vitest'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { useTestApp } from '#test/test-app'

const app = useTestApp()

test.each(['结算信息-银行卡', '结算信息-微信', '结算信息-支付宝', 'liveAssistant'])(
  'every role finds %s by its name, encoded once or twice, and by its number',
  async (name) => {
    const { token } = await makeStaff(app, await makeShop(app))
    const { data } = await app.call(formTemplateApi.byName, { name }, { token })
    expect(await app.call(formTemplateApi.byName, { name: encodeURIComponent(name) }, { token })).toMatchObject({
      data,
    })
    expect(await app.call(formTemplateApi.info, { id: data.id }, { token })).toMatchObject({ data })
    const { fields } = JSON.parse(data.content) as { fields: object[] }
    expect(fields.length).toBeGreaterThan(2)
    const usable = { __vModel__: expect.stringMatching(/./) as string, __config__: { required: true } }
    for (const field of fields) expect(field).toMatchObject(usable)
  },
)

test('an unknown one does not exist', async () => {
  const { owner } = await makeShop(app)
  const unknown = { code: 7101, message: '表单不存在' }
  expect(await app.call(formTemplateApi.byName, { name: '100%' }, { token: owner.token })).toMatchObject(unknown)
  expect(await app.call(formTemplateApi.info, { id: 999 }, { token: owner.token })).toMatchObject(unknown)
})
