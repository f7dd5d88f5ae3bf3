import { render, screen } from '@testing-library/react'
import { TypeIcon } from 'antd/es/message/PurePanel'
import { expect, test } from 'vitest'
import { labelToastIcons } from './toast-icons.tsx'

// The toasts themselves are of another copy of antd here than in the browser; there a journey looks at one.
test('every kind of toast that is shown has a Chinese name', () => {
  labelToastIcons()
  const { loading: _never, ...shown } = TypeIcon
  render(Object.entries(shown).map(([kind, icon]) => <p key={kind}>{icon}</p>))
  const names = screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))
  expect(new Set(names)).toEqual(new Set(['成功', '提示', '警告', '错误']))
})
