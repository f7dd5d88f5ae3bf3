import { thingApi, withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { useOpenRecord } from './open-record.tsx'

/** A row that was rendered before somebody changed the filter, and still stands there. */
function OldRow() {
  const [search, setSearch] = useSearchParams()
  const { open } = useOpenRecord(thingApi.list, () => null)
  const [openThen] = useState(() => open)
  return (
    <>
      <button type="button" onClick={() => setSearch({ a: '茶' })}>
        筛选
      </button>
      <button type="button" onClick={() => openThen(12)}>
        详情
      </button>
      <output>{search.toString()}</output>
    </>
  )
}

test('an old row opens its details under the filter of now', async () => {
  withProviders(<OldRow />)
  await userEvent.click(screen.getByRole('button', { name: '筛选' }))
  await userEvent.click(screen.getByRole('button', { name: '详情' }))
  expect(Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent ?? ''))).toEqual({
    a: '茶',
    open: '12',
  })
})
