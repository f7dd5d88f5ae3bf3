import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangedValue } from './changed-value.tsx'

const A = '/media/0/content/a.jpg'
const WRONG = '/media/0/content/b.jpg,x'
const CUT = '/media/0/cont'

test('changed pictures are seen, what is none is read', () => {
  withProviders(<ChangedValue field="轮播图" value={[A, WRONG, CUT].join('\n')} />)
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([A])
  expect(screen.getByText(`${WRONG}…`)).toBeTruthy()
})

test('of a long text the beginning is shown, the whole on request', () => {
  const long = '茶'.repeat(200)
  withProviders(<ChangedValue field="简介" value={long} />)
  expect(screen.getByTitle(long).textContent).toBe(`${'茶'.repeat(80)}…`)
})
