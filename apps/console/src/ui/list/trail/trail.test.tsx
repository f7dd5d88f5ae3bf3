import { signInAtFake } from '#api/testing/fake-session.ts'
import { forgetSession } from '#api/session.ts'
import { thingApi, type ThingRow, things, thingServer, withProviders } from '#ui/testing/kit-for-tests.tsx'
import { FormHead } from '#ui/form/edit/form-head.tsx'
import { type Pane, PaneContext } from '#ui/page/pane.ts'
import { ListPage } from '#ui/list/list-page.tsx'
import { useListState } from '#ui/list/use-list-state.ts'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useId, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { markSaved } from './changed-record.ts'
import { useWayBack } from './list-trail.ts'
import { RecordSteps } from './record-steps.tsx'
import { usePageSteps } from './use-page-steps.ts'
import { useRecordDialog } from './use-record-dialog.tsx'

afterEach(forgetSession)

function Things() {
  const list = useListState(thingApi.list)
  const dialog = useRecordDialog(list, (close, id) => (
    <section aria-label="记录">
      <p>{`记录 ${id}`}</p>
      <RecordSteps />
      <button type="button" onClick={close}>
        关
      </button>
    </section>
  ))
  const actionsOf = ({ id }: ThingRow) => (
    <button type="button" onClick={() => dialog.open(id)}>
      {`看 ${id}`}
    </button>
  )
  return (
    <>
      <ListPage
        list={list}
        title="物品"
        empty={{ title: '没有' }}
        columns={[{ field: 'name', title: '名称', isMain: true }]}
        filters={{ status: null, name: null, isOpen: null, day: null, a: null, b: null, c: null }}
        rowActions={actionsOf}
      />
      {dialog.element}
    </>
  )
}

/** A page about one record, as it stands in a tab of its own. */
function Record({ from }: { readonly from: number }) {
  const [current, setCurrent] = useState(from)
  const pane: Pane = {
    key: '',
    isShown: () => true,
    leaveFor: (path) => setCurrent(Number(path.slice(1))),
    rename: () => undefined,
  }
  return (
    <PaneContext value={pane}>
      <RecordPage id={current} />
    </PaneContext>
  )
}

function RecordPage({ id }: { readonly id: number }) {
  const back = useWayBack(thingApi.list, '/')
  const steps = usePageSteps(thingApi.list, id, (to) => `/${to}`)
  return <FormHead title={`记录 ${id}`} titleId={useId()} back={back} steps={steps} />
}
const wayBack = () => decodeURIComponent(screen.getByRole('link', { name: '返回' }).getAttribute('href') ?? '')

async function openList(at: string) {
  const server = thingServer(() => things(45))
  await signInAtFake(server)
  return { server, ...withProviders(<Things />, at) }
}
const shown = (text: string) => screen.findByText(text)
const isMarked = () => screen.queryByRole('row', { current: true })

test('a record opened over the list has its neighbours, and the list follows over the edge of its page', async () => {
  await openList('/?page=2')
  await userEvent.click(await screen.findByRole('button', { name: '看 40' }))
  expect(await shown('40 / 45')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: '下一条' })).toHaveProperty('disabled', false))
  await userEvent.keyboard(']')
  expect(await shown('记录 41')).toBeTruthy()
  expect(await shown('41 / 45')).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('?page=3')
  await waitFor(() => expect(screen.getByRole('button', { name: '上一条' })).toHaveProperty('disabled', false))
  await userEvent.keyboard('[[')
  expect(await shown('记录 40')).toBeTruthy()
})

test('a page about a record leads back to the list as it was left, page by page, and after a reload', async () => {
  const { unmount } = await openList('/?page=2&name=物品')
  await screen.findByRole('button', { name: '看 40' })
  unmount()
  withProviders(<Record from={40} />)
  expect(wayBack()).toBe('/?page=2&name=物品')
  await waitFor(() => expect(screen.getByRole('button', { name: '下一条' })).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('button', { name: '下一条' }))
  expect(await shown('记录 41')).toBeTruthy()
  expect(wayBack()).toBe('/?page=3&name=物品')
})

test('what is no record of the list has no neighbours', async () => {
  const { unmount } = await openList('/')
  await screen.findByRole('button', { name: '看 1' })
  unmount()
  withProviders(<Record from={99} />)
  expect(screen.queryByRole('button', { name: '下一条' })).toBeNull()
})

test('the row of what was saved last is marked until somebody goes on', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await openList('/')
  await screen.findByRole('button', { name: '看 7' })
  act(() => markSaved(thingApi.save, { id: 7 }, null))
  expect(isMarked()?.textContent).toContain('物品7')
  expect(scroll).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  await screen.findByRole('button', { name: '看 21' })
  await userEvent.click(screen.getByRole('button', { name: '第 1 页' }))
  await screen.findByRole('button', { name: '看 7' })
  expect(isMarked()).toBeNull()
})

test('what is new is looked for at the beginning of the list, without its filters', async () => {
  await openList('/?page=2&name=物品')
  await screen.findByRole('button', { name: '看 21' })
  // Begun as a copy of another one.
  act(() => markSaved(thingApi.save, { id: 21 }, { id: 1 }))
  await waitFor(() => expect(isMarked()?.textContent).toContain('物品1'))
  expect(screen.getByTestId('address').textContent).toBe('')
})
