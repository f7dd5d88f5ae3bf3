import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useDrawer } from './use-drawer.ts'

test.each([
  ['stock=12', { kind: 'stock', id: 12 }],
  ['type=2&free=3', { kind: 'free', id: 3 }],
  ['ledger=4', { kind: 'ledger', id: 4 }],
  ['stock=x', undefined],
  ['stock=-1', undefined],
])('%s opens %j', (search, drawer) => {
  const { result } = renderHook(() => useDrawer().shown, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/?${search}`]}>{children}</MemoryRouter>,
  })
  expect(result.current).toEqual(drawer)
})
