import { fakeServer } from '#api/testing/fake-server.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { configure, renderHook, screen } from '@testing-library/react'
import { shipDeskApi, type TrackingFileRow } from '@zhanggui/contract/order/ship-desk'
import { MOST_AT_DESK } from '@zhanggui/domain/order/desk/desk-codes'
import { beforeEach, expect, test } from 'vitest'
import { takeToDesk, useDeskDraft } from './desk-draft.ts'
import FileDialog from './file.dialog.tsx'
import { user } from './testing/desk-for-tests.tsx'
import type { Desk, DeskRow } from './use-desk.ts'

configure({ defaultHidden: true })
beforeEach(() => localStorage.clear())

const fileRow = (line: number, traits: Partial<TrackingFileRow> = {}): TrackingFileRow => ({
  line,
  orderId: line,
  orderNo: `SH${line}`,
  expressCode: '',
  expressName: '',
  trackingNumber: `YT${line}`,
  parcel: 0,
  reason: '',
  ...traits,
})

const draft = () => renderHook(useDeskDraft).result.current
const filledFor = (orderNo: string) => {
  const { trackingNumber = '', parcel = 0 } = draft().filled[orderNo] ?? {}
  return [trackingNumber, parcel]
}

async function take(file: readonly TrackingFileRow[], lying: readonly Partial<DeskRow>[] = []) {
  fakeServer().reply(shipDeskApi.checkFile, { rows: [...file] })
  withProviders(<FileDialog desk={{ rows: lying as readonly DeskRow[] } as Desk} onClose={() => undefined} />)
  await user.upload(
    screen.getByLabelText('选择文件：选择文件'),
    new File(['订单号,快递单号'], '单号.csv', { type: 'text/csv' }),
  )
  await user.click(await screen.findByRole('button', { name: /^填入 \d+ 单$/ }))
}

test('orders that the check put in one box come to the desk as one, apart from the boxes there', async () => {
  takeToDesk({ orderNos: ['SH9'] })
  await take(
    [fileRow(1, { trackingNumber: 'YT1', parcel: 1 }), fileRow(2, { trackingNumber: 'YT1', parcel: 1 }), fileRow(3)],
    [{ orderNo: 'SH9', parcel: 4 }],
  )
  expect(draft().orderNos).toEqual(['SH9', 'SH1', 'SH2', 'SH3'])
  expect(['SH1', 'SH2', 'SH3'].map(filledFor)).toEqual([
    ['YT1', 5],
    ['YT1', 5],
    ['YT3', 0],
  ])
})

test('what cannot be taken says why and stays out; what finds no room is told', async () => {
  takeToDesk({ orderNos: Array.from({ length: MOST_AT_DESK - 1 }, (_, n) => `DD${n}`) })
  await take([fileRow(1), fileRow(2, { reason: '订单已退款' }), fileRow(3)])
  expect(screen.getByText('订单已退款')).toBeDefined()
  expect(draft().orderNos.slice(-2)).toEqual([`DD${MOST_AT_DESK - 2}`, 'SH1'])
  expect(['SH1', 'SH2', 'SH3'].map(filledFor)).toEqual([
    ['YT1', 0],
    ['', 0],
    ['', 0],
  ])
  expect(draft().notice).toBe('选择了 2 单，已载入 1 单（发货台最多 500 单）')
})
