import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { categoryApi } from '@zhanggui/contract/category'
import { pictureApi } from '@zhanggui/contract/picture'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PictureLibraryPage from './picture-library.page.tsx'
import { day, picture } from './pictures-for-tests.ts'

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })

const tea = {
  id: 5,
  pid: 0,
  path: '/0/',
  name: '茶叶',
  type: 2,
  url: 'url',
  extra: '',
  status: 0,
  sort: 1,
  owner: 1,
  version: 3,
  createTime: day,
  updateTime: day,
}

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
    .reply(pictureApi.list, ({ page = 1, limit = 20, attType = [] }) => {
      const list = attType.includes('video/mp4') ? [] : [picture(1), picture(2), picture(3)]
      return { page, limit, total: list.length, totalPage: 1, list }
    })
    .reply(categoryApi.tree, [tea])
    .reply(categoryApi.info, tea)
    .reply(categoryApi.update, null)
    .reply(pictureApi.delete, null)
})
afterEach(forgetSession)

async function open(at = '/maintain/picture', permissions?: readonly string[]) {
  await signInAtFake(server, permissions)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <PictureLibraryPage />
    </ConfigProvider>,
    at,
  )
  await screen.findByTitle('春山1.jpg')
}
// By title, label and text: asking jsdom for the role of everything on the page takes longer than everything else.
const tile = (name: string) => screen.getByTitle(name)
const chosen = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)
const fail = (): never => {
  throw new Error('not there yet')
}
const press = (text: string) => user.click(screen.getByText(text))

test('clicks number the pictures; another type forgets them', async () => {
  await open()
  await user.click(tile('春山3.jpg'))
  await user.click(tile('春山1.jpg'))
  expect(chosen()).toEqual(['已选第2春山1.jpg', '已选第1春山3.jpg'])
  await user.click(tile('春山3.jpg'))
  expect(chosen()).toEqual(['已选第1春山1.jpg'])
  expect(screen.getByText('裁剪图片')).toBeTruthy()
  await press('视频')
  expect(await screen.findByText('素材为空')).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('?type=video')
  await press('图片')
  expect(await screen.findByTitle('春山1.jpg')).toBeTruthy()
  expect(chosen()).toEqual([])
})

test('what is looked for by name is asked for, and stands in the address', async () => {
  await open()
  await user.type(screen.getByLabelText('搜索名称'), '春山{Enter}')
  await waitFor(() => expect(server.calls(pictureApi.list).at(-1)).toMatchObject({ name: '春山', page: 1 }))
  expect(decodeURIComponent(screen.getByTestId('address').textContent ?? '')).toBe('?name=春山')
})

test('what was uploaded is chosen at once', async () => {
  let list = [picture(1), picture(2), picture(3)]
  server
    .reply(pictureApi.list, () => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list }))
    .reply(pictureApi.uploadImage, () => {
      list = [picture(9), ...list]
      const kept = { attId: 9, fileName: '春山9.jpg', extName: 'jpg', fileSize: 1, url: '/9', thumb: '/9t' }
      return { ...kept, type: 'jpeg' }
    })
  await open()
  await press('上传')
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('.ant-modal input[type=file]') ?? fail())
  await user.upload(input, new File(['x'], '春山9.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(chosen()).toEqual(['已选第1春山9.jpg']))
})

test('deleting needs a choice, names where a picture is used, and obeys who insists', async () => {
  server.refuse(pictureApi.delete, {
    code: 7301,
    message: '图片正在使用：商品「绿茶」',
    data: { uses: [{ attId: 2, kind: 'product', refId: 7, label: '商品「绿茶」' }] },
  })
  await open()
  await press('删除')
  expect(await screen.findByText('请先选择图片')).toBeTruthy()
  await user.click(tile('春山2.jpg'))
  await press('删除')
  await user.click(within(await screen.findByRole('dialog')).getByText(/^删\s?除$/))
  expect(await screen.findByText('春山2.jpg（1 处在用）')).toBeTruthy()
  expect(screen.getByText('商品「绿茶」').getAttribute('href')).toBe('/product/list/creatProduct/7/2/2')
  server.reply(pictureApi.delete, null)
  await press('仍然删除')
  expect(await screen.findByText('刪除成功')).toBeTruthy()
  expect(server.calls(pictureApi.delete)).toEqual([{ ids: [2] }, { ids: [2], force: true }])
  await waitFor(() => expect(screen.queryByText(/已选 1/)).toBeNull())
})

test('a category cannot be put below itself', async () => {
  await open()
  await user.click(await screen.findByLabelText('茶叶的操作'))
  await user.click(await screen.findByText('编辑分类'))
  await user.click(await screen.findByLabelText('上级分类'))
  await user.click((await screen.findAllByText('茶叶', { selector: '.ant-select-tree-title' }))[0] ?? document.body)
  await user.click(screen.getByText(/^确\s?定$/))
  expect(await screen.findByText('上级分类不能选当前分类')).toBeTruthy()
  expect(server.calls(categoryApi.update)).toEqual([])
})

test('who may only look sees no tools', async () => {
  await open('/maintain/picture', [])
  expect(screen.queryByText('删除')).toBeNull()
  for (const label of ['茶叶的操作', '图片移动至']) expect(screen.queryByLabelText(label)).toBeNull()
})

test('opened by an editor, it hands the chosen pictures over and closes', async () => {
  const opener = { postMessage: vi.fn<Window['postMessage']>() }
  const close = vi.fn<() => void>()
  vi.stubGlobal('opener', opener)
  vi.stubGlobal('close', close)
  await open('/setting/uploadPicture?field=dialog')
  await user.click(tile('春山2.jpg'))
  await user.click(tile('春山1.jpg'))
  await press('使用选中图片')
  expect(opener.postMessage.mock.calls).toEqual([
    [
      expect.objectContaining({
        type: 'insertPictures',
        html: '<img src="/media/2.jpg" alt="春山2.jpg"><img src="/media/1.jpg" alt="春山1.jpg">',
      }),
      window.location.origin,
    ],
  ])
  expect(close).toHaveBeenCalledOnce()
})
