import { formTemplateApi } from '@zhanggui/contract/form-template'
import { fieldsOf } from '@zhanggui/domain/form/form-config'
import { problemsInForm } from '@zhanggui/domain/form/form-rules'
import { parseForm } from '@zhanggui/domain/form/parse-form'
import { expect, test } from 'vitest'
import { makeShop, makeStaff } from '#test/make/shop.sql'
import { setupTestApp } from '#test/app/test-app'

const app = setupTestApp()

test.each(['结算信息-银行卡', '结算信息-对公账户', '结算信息-微信', '结算信息-支付宝', 'liveAssistant'])(
  'every role finds %s by its name, encoded once or twice, and by its number',
  async (name) => {
    const { token } = await makeStaff(app, await makeShop(app))
    const { data } = await app.call(formTemplateApi.byName, { name }, { token })
    expect(await app.call(formTemplateApi.byName, { name: encodeURIComponent(name) }, { token })).toMatchObject({
      data,
    })
    expect(await app.call(formTemplateApi.info, { id: data.id }, { token })).toMatchObject({ data })
    const parsed = parseForm(data.content)
    const fields = parsed.ok ? fieldsOf(parsed.form.items) : []
    expect(fields.length).toBeGreaterThan(2)
    // A note about an assistant may be left out.
    const optional = name === 'liveAssistant' ? ['assDesc'] : []
    for (const field of fields) expect(field).toMatchObject({ isRequired: !optional.includes(field.name) })
  },
)

test('an unknown one does not exist', async () => {
  const { owner } = await makeShop(app)
  const unknown = { code: 7101, message: '表单不存在' }
  expect(await app.call(formTemplateApi.byName, { name: '100%' }, { token: owner.token })).toMatchObject(unknown)
  expect(await app.call(formTemplateApi.info, { id: 999 }, { token: owner.token })).toMatchObject(unknown)
})

test('the bank card is checked by the rules that its form shows', async () => {
  const { owner } = await makeShop(app)
  const { data } = await app.call(formTemplateApi.byName, { name: '结算信息-银行卡' }, { token: owner.token })
  const parsed = parseForm(data.content)
  const values = { bankUserName: '林知夏', bankName: '招商银行', bankCard: '6225 8801', bankAddress: '' }
  expect(parsed.ok && problemsInForm(parsed.form, values)).toEqual([
    { name: 'bankCard', message: '银行卡号为12-30位数字' },
    { name: 'bankAddress', message: '请输入开户地址' },
  ])
})
