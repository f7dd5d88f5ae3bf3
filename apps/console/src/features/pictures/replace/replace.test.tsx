import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { categoryApi } from '@zhanggui/contract/category'
import { pictureApi, type PictureRow, type PictureUse } from '@zhanggui/contract/picture'
import { pictureReplacementApi } from '@zhanggui/contract/store/picture-replacement'
import { taskApi, type TaskRow } from '@zhanggui/contract/task'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import PictureLibraryPage from '../picture-library.page.tsx'
import { day, picture } from '../pictures-for-tests.ts'

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
const uses: PictureUse[] = [
  { attId: 1, kind: 'product', refId: 7, label: '商品：绿茶' },
  { attId: 1, kind: 'storeCategory', refId: 8, label: '商品分类：茶礼' },
  { attId: 1, kind: 'settlement', refId: 1, label: '结算信息' },
]
const ended = (id: number, title: string): TaskRow => ({
  id,
  kind: 'pictureReplacement',
  title,
  status: 1,
  total: 3,
  done: id === 70 ? 2 : 3,
  failed: id === 70 ? 1 : 0,
  fileName: '',
  error: '',
  adminName: '小明',
  createTime: day,
  finishTime: day,
})
const shown = ({ attId, name, sattDir }: PictureRow) => ({ attId, name, sattDir })
const page = <T,>(list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: 1, list })

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
    .reply(pictureApi.list, page([picture(1), picture(2)]))
    .reply(categoryApi.tree, [])
    .reply(pictureApi.usage, uses)
    .reply(pictureReplacementApi.replace, { taskId: 70, total: 3 })
    .reply(pictureReplacementApi.undo, { taskId: 71, total: 2 })
    .reply(pictureReplacementApi.places, page([{ kind: 'product' as const, refId: 7, label: '商品：绿茶' }]))
    .reply(pictureReplacementApi.info, ({ id }) => ({
      id,
      status: 1 as const,
      isUndo: id === 71,
      from: shown(picture(1)),
      to: shown(picture(2)),
      done: 2,
      failed: 1,
      undoable: 2,
    }))
    .reply(taskApi.info, ({ id }) => ended(id, id === 70 ? '替换图片' : '撤销图片替换'))
    .reply(taskApi.failureReasons, [{ reason: '商品审核中', count: 1 }])
    .reply(taskApi.failures, page([{ kind: 'product', refId: 9, label: '商品：红茶', reason: '商品审核中' }]))
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
const press = async (text: string | RegExp) => user.click(await screen.findByText(text))

test('one picture is chosen, then another one, with the places by their kinds; and it is taken back', async () => {
  await open()
  await press('替换到所有位置')
  expect(await screen.findByText('请先选择要被替换的图片')).toBeTruthy()
  await user.click(screen.getByTitle('春山1.jpg'))
  await press('替换到所有位置')
  expect(await screen.findByText('逐处替换 2 处')).toBeTruthy()
  expect(screen.getByText('收款码关系到资金，请在结算信息中更换')).toBeTruthy()
  expect(screen.getByText('商品：绿茶').getAttribute('href')).toBe('/product/list/creatProduct/7/2/2')
  const confirm = () => screen.getByText('开始替换').closest('button')
  expect(confirm()?.disabled).toBe(true)

  await press('选择新图片')
  const library = within((await screen.findByText('选择图片')).closest('[role=dialog]') ?? document.body)
  await user.click(await library.findByTitle('春山1.jpg'))
  await user.click(library.getByText(/^使用选中/))
  expect(await screen.findByText('新图片与原图片相同，请选择另一张')).toBeTruthy()
  expect(confirm()?.disabled).toBe(true)
  await press('换一张')
  const again = within((await screen.findByText('选择图片')).closest('[role=dialog]') ?? document.body)
  await user.click(await again.findByTitle('春山2.jpg'))
  await user.click(again.getByText(/^使用选中/))
  await waitFor(() => expect(confirm()?.disabled).toBe(false))
  await press('开始替换')
  expect(server.calls(pictureReplacementApi.replace)).toEqual([{ attId: 1, toAttId: 2 }])

  expect(await screen.findByText('2 处已替换')).toBeTruthy()
  expect((await screen.findByText('商品：红茶')).getAttribute('href')).toBe('/product/list/creatProduct/9/2/2')
  await press('撤销替换')
  await press('换回原图片')
  expect(await screen.findByText('全部完成，共 3 条')).toBeTruthy()
  expect(server.calls(pictureReplacementApi.undo)).toEqual([{ id: 70 }])
  await waitFor(() => expect(screen.queryByText('撤销替换')).toBeNull())
})

test('a notice leads to it, and one picture at a time is enough', async () => {
  await open('/maintain/picture?task=70')
  expect(await screen.findByText('2 处已替换')).toBeTruthy()
  await press(/^关\s?闭$/)
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(''))
  for (const name of ['春山1.jpg', '春山2.jpg']) await user.click(screen.getByTitle(name))
  await press('替换到所有位置')
  expect(await screen.findByText('一次只能替换一张图片')).toBeTruthy()
})

test('nobody replaces without the right', async () => {
  await open('/maintain/picture', [pictureApi.delete.permission])
  expect(screen.getByText('删除')).toBeTruthy()
  expect(screen.queryByText('替换到所有位置')).toBeNull()
})

test('a picture that nothing shows has nothing to be replaced', async () => {
  server.reply(pictureApi.usage, [])
  await open()
  await user.click(screen.getByTitle('春山1.jpg'))
  await press('替换到所有位置')
  expect(await screen.findByText('没有地方在用这张图片，无需替换。')).toBeTruthy()
})
