import { forgetSession } from '#api/session.ts'
import { useCall } from '#api/use-call.ts'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultCode } from '@zhanggui/contract/kernel/result-codes'
import { productApi } from '@zhanggui/contract/goods/product'
import { productCollectApi } from '@zhanggui/contract/goods/product-collect'
import { Button } from 'antd'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeSku } from '#api/testing/fake-product.ts'
import { cellsOf, editorServer, grid, openEditor, PRICE, tea } from './editor-for-tests.tsx'

const at = new Date('2026-03-01T04:00:00Z')
let server: Awaited<ReturnType<typeof editorServer>>

beforeEach(async () => {
  server = await editorServer()
})
afterEach(forgetSession)

test('what was typed last time is offered, the lines of the table too', async () => {
  const line = { values: { 颜色: '红' }, id: 11, loadedStock: 5, image: '/media/a.png', price: 4200, barCode: 'A1' }
  const values = { name: '雀舌', attrValue: [line] }
  localStorage.setItem('draft:1-7:product-7', JSON.stringify({ savedAt: at.getTime(), values }))
  openEditor('7/2/2')
  await grid()
  await userEvent.click(screen.getByRole('button', { name: '恢复草稿' }))
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('value', '雀舌')
  await waitFor(() => expect(screen.queryByRole('row', { name: /^蓝/ })).toBeNull())
  expect(cellsOf('红')[PRICE]?.textContent).toBe('42.00')
})

test('the draft of a copy belongs to the product that is copied', async () => {
  localStorage.setItem('draft:1-7:product-copy-8', JSON.stringify({ savedAt: at.getTime(), values: { name: '雀舌' } }))
  const { unmount } = openEditor('7/2/1')
  await grid()
  expect(screen.queryByRole('button', { name: '恢复草稿' })).toBeNull()
  unmount()
  openEditor('8/2/1')
  expect(await screen.findByRole('button', { name: '恢复草稿' })).toBeTruthy()
})

test('what is typed stays when the shop is read anew in vain', async () => {
  function Elsewhere() {
    const [isThere, setThere] = useState(false)
    return isThere ? <AgainAsked /> : <Button onClick={() => setThere(true)}>别处</Button>
  }
  const AgainAsked = () => <output>{useCall(productApi.auditSwitch, {}, { staleTime: 0 }).error?.message}</output>
  openEditor('7/2/2', { beside: <Elsewhere /> })
  await grid()
  await userEvent.type(screen.getByRole('textbox', { name: '商品名称' }), '春')
  server.refuse(productApi.auditSwitch, { code: resultCode.refused, message: '系统繁忙' })
  await userEvent.click(screen.getByRole('button', { name: /别\s?处/ }))
  expect(await screen.findByText('系统繁忙')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('value', '龙井春')
})

test('only the page for collecting asks for a link, whatever the list has learnt before', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData([productCollectApi.config.area, productCollectApi.config.name, {}], { copyType: '1', copyNum: 3 })
  openEditor('7/1', { client })
  await grid()
  expect(screen.queryByRole('region', { name: '商品采集' })).toBeNull()
})

test('a product of another shop fills the form', async () => {
  const { type, name, intro, keyword, image, sliderImage, content, unitName, specType } = tea
  const { id: _id, label: _label, sales: _sales, ...figures } = fakeSku(1, '绿')
  server.reply(productCollectApi.config, { copyType: '1', copyNum: 3 }).reply(productCollectApi.copy, {
    info: {
      type,
      name,
      intro,
      keyword,
      image,
      sliderImage,
      content,
      unitName,
      specType,
      attr: [{ name: '颜色', values: ['绿'] }],
      attrValue: [figures],
    },
    lostPictures: [{ place: '详情图第2张', reason: '下载超时' }],
  })
  openEditor('0/2/1')
  await grid()
  expect(screen.getByText(/你当前剩余3条采集次数/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /采\s?集/ }))
  expect(await screen.findByText('请输入链接地址！')).toBeTruthy()
  const link = screen.getByRole('textbox', { name: '链接地址' })
  await userEvent.type(link, 'https://elsewhere.example/1{Enter}')
  expect(await screen.findByText('仅支持淘宝、京东、苏宁、拼多多、天猫的商品链接')).toBeTruthy()
  await userEvent.clear(link)
  await userEvent.type(link, 'https://item.jd.com/1.html{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: '商品名称' })).toHaveProperty('value', '龙井'))
  expect(cellsOf('绿')[PRICE]?.textContent).toBe('10.00')
  expect(screen.getByText('详情图第2张：下载超时')).toBeTruthy()
  await userEvent.type(link, '{Enter}')
  expect(await screen.findByText('采集到的内容会覆盖已填写的内容。')).toBeTruthy()
})
