import { newClient } from '#api/answers/query-client.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { ActionButton } from '#ui/action/action-button.tsx'
import { withProviders, thingApi, type ThingRow, things, thingServer } from '#ui/testing/kit-for-tests.tsx'
import { callAction } from '#ui/action/row-action.ts'
import { RowActions } from '#ui/action/row-actions.tsx'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { ListPage } from './list-page.tsx'
import { useListState } from './use-list-state.ts'

/** Hears of each time that a row is rendered. */
export const renderedRow = vi.fn<(name: string, under: object) => void>()

/** As with most pages, what can be done with a row depends on where the list stands. */
const actionsUnder = (filter: object) => (row: ThingRow) => {
  renderedRow(row.name, filter)
  return (
    <RowActions
      of={[callAction('删除', { call: thingApi.delete, input: { id: row.id }, confirm: {}, success: '删除成功' })]}
    />
  )
}

const nameCell = ({ name }: ThingRow) => (
  <span>
    <button type="button" aria-label="预览" /> <a href="#x">{name}</a>
  </span>
)

export function Things() {
  const list = useListState(thingApi.list)
  return (
    <ListPage
      list={list}
      title="物品"
      empty={{ title: '还没有物品', action: <button type="button">添加物品</button> }}
      columns={[
        { field: 'name', title: '名称', isMain: true, render: nameCell },
        { field: 'phone', title: '手机' },
        { field: 'isOpen', title: '营业', isSpare: true },
      ]}
      filters={{
        status: {
          kind: 'tabs',
          items: [
            { value: '', label: '全部', count: 45 },
            { value: '1', label: '开启', count: 3 },
          ],
        },
        name: { label: '名称', kind: 'text' },
        isOpen: { label: '营业', kind: 'select', options: [{ value: '1', label: '营业中' }] },
        day: { label: '日期', kind: 'dates' },
        a: { label: '甲', kind: 'text' },
        b: { label: '乙', kind: 'text' },
        c: { label: '丙', kind: 'text' },
      }}
      rowActions={actionsUnder(list.filter)}
      batch={
        <ActionButton call={thingApi.delete} input={{ id: 1 }}>
          批量删除
        </ActionButton>
      }
    />
  )
}

/** A list of things, signed in. */
export async function openThings(at = '/', count = 45, permissions?: readonly string[]) {
  let all = things(count)
  const server = thingServer(() => all).reply(thingApi.delete, ({ id }) => {
    all = all.filter((row) => row.id !== id)
    return null
  })
  await signInAtFake(server, permissions)
  withProviders(<Things />, at, newClient())
  return server
}
export const address = () => screen.getByTestId('address').textContent
export const rows = () =>
  within(screen.getByRole('region', { name: '物品' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
export const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`${name} `) }))
export const shows = (name: string) => screen.findByRole('link', { name })
