import type { ViewRow } from '@zhanggui/contract/view/view'
import { expect, test } from 'vitest'
import { addressOfView, columnsOf, viewInSight } from './view-in-sight.ts'

const view = (id: number, filters: ViewRow['filters'], sort = ''): ViewRow => ({
  id,
  name: `视图${id}`,
  isShared: false,
  filters,
  columns: null,
  sort,
  makerName: '',
  mayChange: true,
})
const views = [view(1, { sex: '2' }), view(2, { sex: '2', isFollow: '1' }, '-paidPrice')]
const at = (search: string, filters: ViewRow['filters'], sort = '') =>
  viewInSight(views, new URLSearchParams(search), { filters, sort })

test('a view is in sight when the address names it or shows exactly what it shows', () => {
  expect(at('', { isFollow: '1', sex: '2' }, '-paidPrice')).toEqual({ view: views[1], isChanged: false })
  expect(at('view=1', { sex: '2' })).toEqual({ view: views[0], isChanged: false })
  expect(at('view=1', { sex: '1' })).toEqual({ view: views[0], isChanged: true })
  expect(at('', { sex: '1' })).toEqual({ view: undefined, isChanged: false })
  expect(at('view=9', { sex: '1' })).toEqual({ view: undefined, isChanged: false })
  expect(at('view=1', {})).toEqual({ view: undefined, isChanged: false })
})

test('the address of a view can be sent to somebody who does not have it', () => {
  const address = addressOfView(new URLSearchParams('size=40&page=3&open=7&content=x&tab=month'), views[1], ['content'])
  expect(Object.fromEntries(address)).toEqual({
    size: '40',
    tab: 'month',
    sex: '2',
    isFollow: '1',
    sort: '-paidPrice',
    view: '2',
  })
  expect(addressOfView(new URLSearchParams('sex=2&view=1&tab=poor'), undefined, ['sex', 'tab']).toString()).toBe('')
})

test('only what differs from the declared columns is kept', () => {
  expect(columnsOf({ size: 40, density: 'small' })).toBeNull()
  expect(columnsOf({ size: 40, shown: { sex: true } })).toEqual({ shown: { sex: true } })
})
