import { forgetSession } from '#api/session.ts'
import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, screen, waitFor } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { liveRoomApi } from '@zhanggui/contract/live/room'
import type { RoomDetail } from '@zhanggui/contract/live/room-fields'
import { ConfigProvider } from 'antd'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import RoomPage from './room.page.tsx'

configure({ defaultHidden: true })
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
afterEach(forgetSession)

const refused: RoomDetail = {
  id: 7,
  roomId: null,
  roomName: '春茶专场',
  anchorName: '知夏',
  anchorWechat: 'lin-zhixia',
  subAnchorWechat: '',
  createrWechat: '',
  coverImgLocal: '/media/a.png',
  shareImgLocal: '/media/b.png',
  feedsImgLocal: '/media/c.png',
  startTime: new Date('2026-11-20T02:00:00Z'),
  endTime: new Date('2026-11-20T04:00:00Z'),
  type: 0,
  closeLike: false,
  closeGoods: false,
  closeComment: false,
  closeReplay: true,
  closeShare: false,
  closeKf: true,
  isFeedsPublic: true,
  storeShow: false,
  star: 0,
  sort: 0,
  reviewStatus: 1,
  reviewReason: '背景图模糊',
  isSubmitting: false,
  liveStatus: null,
  goodsNum: 0,
  version: 3,
  createTime: new Date('2026-11-18T02:00:00Z'),
  sync: null,
  replays: [],
}

async function open(at: string, room = refused) {
  const server = fakeServer()
    .reply(liveRoomApi.info, room)
    .reply(liveRoomApi.create, { id: 8 })
    .reply(liveRoomApi.edit, null)
  await signInAtFake(server)
  withProviders(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Routes>
        <Route path="/marketing/broadcast/creatRoom/:roomId?/:type?" element={<RoomPage />} />
      </Routes>
    </ConfigProvider>,
    at,
  )
  await screen.findByRole('button', { name: '立即提交' })
  return server
}

const name = () => screen.getByLabelText('直播间名字')
const submit = () => user.click(screen.getByRole('button', { name: '立即提交' }))

test('a new room says what is missing, and is not sent', async () => {
  const server = await open('/marketing/broadcast/creatRoom')
  await user.type(name(), '茶')
  await submit()
  for (const text of ['请输入主播昵称', '请输入主播微信号', '请选择上传背景图', '请上传分享图', '请上传频道封面图']) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
  expect(screen.getAllByText('请选择时间')).toHaveLength(2)
  expect(server.calls(liveRoomApi.create)).toEqual([])
})

test('a refused room shows why, and goes back to the platform with its switches as they were', async () => {
  const server = await open('/marketing/broadcast/creatRoom/7')
  expect(screen.getByText(/背景图模糊。提交后重新由平台审核/)).toBeTruthy()
  await user.clear(name())
  await user.type(name(), '清明春茶专场')
  await submit()
  await waitFor(() => expect(server.calls(liveRoomApi.edit)).toHaveLength(1))
  expect(server.calls(liveRoomApi.edit)[0]).toMatchObject({
    id: 7,
    version: 3,
    roomName: '清明春茶专场',
    closeReplay: true,
    closeKf: true,
    closeLike: false,
  })
})

test('a live room says that it cannot be changed now', async () => {
  await open('/marketing/broadcast/creatRoom/7', { ...refused, reviewStatus: 3, reviewReason: '', liveStatus: 101 })
  expect(screen.getByText(/直播/, { selector: '.ant-alert-title, .ant-alert-message' })).toBeTruthy()
})
