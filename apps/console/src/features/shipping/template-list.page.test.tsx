import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { fewRegionsTree } from '#widgets/region-cascader/fake-regions.ts'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { regionApi } from '@zhanggui/contract/region'
import { type ListedShipping, shippingApi, type ShippingDetail } from '@zhanggui/contract/shipping'
import { toFen } from '@zhanggui/domain/kernel/money'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import TemplateListPage from './template-list.page.tsx'

// Asking jsdom what every element looks like takes longer than everything else: no style sheets, no questions.
configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const day = new Date('2026-03-01T01:00:00Z')
const row = (id: number, name: string, isUsed: boolean): ListedShipping => ({
  id,
  name,
  type: 1,
  appoint: 2,
  sort: 0,
  version: 1,
  createTime: day,
  updateTime: day,
  isUsed,
})
const price = { first: 1, firstPrice: toFen(800), renewal: 1, renewalPrice: toFen(300) }
const detail: ShippingDetail = {
  ...row(2, '茶器', false),
  regionList: [
    { isDefault: true, regionIds: [], paths: [], key: 'a', ...price },
    { isDefault: false, regionIds: [310101], paths: [], key: 'b', ...price },
  ],
  freeList: [],
}

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  localStorage.clear()
  server = fakeServer()
    .reply(shippingApi.list, {
      page: 1,
      limit: 20,
      total: 2,
      totalPage: 1,
      list: [row(1, '茶叶', true), row(2, '茶器', false)],
    })
    .reply(shippingApi.info, detail)
    .reply(shippingApi.save, { id: 3 })
    .reply(shippingApi.update, null)
    .reply(regionApi.tree, fewRegionsTree())
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <TemplateListPage />
    </ConfigProvider>,
  )
  await screen.findByText('茶器')
})
afterEach(forgetSession)

const save = () => user.click(screen.getByText('保 存'))
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const figure = (name: string) => screen.getByLabelText(name)
const place = (line: number, regions: string) => screen.getByLabelText(`第 ${line} 行的地区：${regions}`)
const nameField = () => screen.findByPlaceholderText('请输入模板名称')
const inRow = (name: string) => {
  const found = screen.getByText(name, { selector: 'td' }).closest('tr')
  if (!found) throw new Error(`no row of ${name}`)
  return within(found)
}
const edit = async (name: string) => {
  await user.click(inRow(name).getByRole('button', { name: /编\s?辑/ }))
  await screen.findByRole('table', { name: '运费' })
}

test('a template is made line by line, and says first what is missing', async () => {
  await user.click(screen.getByText('添加运费模板'))
  enter(await nameField(), '华东')
  await save()
  expect(await screen.findByText('请选择包邮方式')).toBeTruthy()
  await user.click(screen.getByLabelText('部分包邮'))
  expect(await screen.findByText('请选择计费方式')).toBeTruthy()
  await user.click(screen.getByLabelText('按重量'))
  expect(await screen.findByText('请至少选择一个区域')).toBeTruthy()
  expect(screen.getByText('首件重量（kg）')).toBeTruthy()

  await user.click(place(1, '未选择'))
  await user.click(await screen.findByLabelText('江苏省'))
  await user.click(screen.getByText('完 成'))
  expect(place(1, '江苏省（2市）')).toBeTruthy()
  enter(figure('第 1 行 首件重量（kg）'), '1')
  enter(figure('第 1 行 运费（元）'), '10')
  enter(figure('第 1 行 续件重量（kg）'), '0.5')
  enter(figure('第 1 行 续费（元）'), '4')
  await save()
  expect(await screen.findByText('操作成功')).toBeTruthy()
  expect(server.calls(shippingApi.save)).toEqual([
    {
      name: '华东',
      sort: 0,
      appoint: 1,
      type: 2,
      shippingTemplatesRegionRequestList: [
        {
          isDefault: false,
          regionIds: [320102, 320106, 320302],
          first: 1,
          firstPrice: 1000,
          renewal: 0.5,
          renewalPrice: 400,
        },
      ],
      shippingTemplatesFreeRequestList: [],
    },
  ])
})

test('what one line has cannot be chosen in another; what the server finds lands at its list', async () => {
  await edit('茶器')
  await user.click(screen.getByText('添加区域'))
  await user.click(place(3, '未选择'))
  enter(await screen.findByLabelText('搜索地区'), '上海')
  await user.click(screen.getByLabelText('上海市'))
  await user.click(screen.getByText('完 成'))
  expect(place(3, '上海市（1/2区县）')).toBeTruthy()
  await user.click(screen.getByLabelText('删除第 3 行'))
  enter(await nameField(), '茶器二')
  const message = '区域重复：上海市黄浦区'
  const fields = [{ path: 'shippingTemplatesRegionRequestList.1.cityId', message }]
  server.refuse(shippingApi.update, { code: resultCode.invalid, message, data: { fields } })
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
})

test('the try-out follows the form that is not saved', async () => {
  await edit('茶器')
  expect(screen.getByText('选择收货地区后显示运费')).toBeTruthy()
  enter(screen.getByLabelText('收货地区'), '徐汇')
  await user.click(
    await screen.findByText(/徐汇/, { selector: '.ant-cascader-menu-item-content, .ant-cascader-menu-item-content *' }),
  )
  expect(await screen.findByText('8.00 元')).toBeTruthy()
  const cell = figure('第 1 行 运费（元）')
  enter(cell, '')
  expect(await screen.findByText('填好上面的运费后可以试算')).toBeTruthy()
  enter(cell, '9.5')
  expect(await screen.findByText('9.50 元')).toBeTruthy()
  expect(screen.getByText('默认运费：首 1 件 9.50 元，共 1 件，只收首费')).toBeTruthy()
})

test('the try-out takes whole pieces only, and Enter takes the first region that is found', async () => {
  await edit('茶器')
  const region = screen.getByLabelText('收货地区')
  enter(region, '徐汇')
  await user.type(region, '{Enter}')
  expect(await screen.findByText('8.00 元')).toBeTruthy()
  enter(screen.getByLabelText('件数'), '1.5')
  expect(await screen.findByText('件数请输入整数')).toBeTruthy()
  expect(screen.getByLabelText('件数').getAttribute('aria-invalid')).toBe('true')
  enter(screen.getByLabelText('件数'), '1')
  expect(await screen.findByText('8.00 元')).toBeTruthy()
})

test('an amount that is missing is marked as every other figure is', async () => {
  await edit('茶器')
  const cell = figure('第 1 行 运费（元）')
  enter(cell, '')
  fireEvent.blur(cell)
  await waitFor(() => expect(cell.closest('.ant-input-status-error')).toBeTruthy())
})

test('a template in use says why it is not deleted', async () => {
  const blocked = inRow('茶叶').getByRole('button', { name: /删\s?除/ })
  expect(blocked.getAttribute('aria-description')).toBe('运费模板已使用')
  server.reply(shippingApi.delete, null)
  await user.click(inRow('茶器').getByRole('button', { name: /删\s?除/ }))
  await user.click(await screen.findByRole('button', { name: '永久删除' }))
  await waitFor(() => expect(server.calls(shippingApi.delete)).toEqual([{ id: 2 }]))
})
