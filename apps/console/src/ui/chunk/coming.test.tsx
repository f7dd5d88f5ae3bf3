import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { coming } from './coming.tsx'

const Tea = ({ name }: { readonly name: string }) => <p>{name}</p>

test('a placeholder stands until the code is there', async () => {
  let arrive: (code: { default: typeof Tea }) => void = () => undefined
  const code = new Promise<{ default: typeof Tea }>((resolve) => {
    arrive = resolve
  })
  const Coming = coming(
    () => code,
    () => <p>加载中</p>,
  )
  render(<Coming name="龙井" />)
  expect(screen.getByText('加载中')).toBeTruthy()
  arrive({ default: Tea })
  expect(await screen.findByText('龙井')).toBeTruthy()
  expect(screen.queryByText('加载中')).toBeNull()
})

test('code that is there already is shown at once', async () => {
  const code = Promise.resolve({ default: Tea })
  const Coming = coming(() => code)
  await code
  render(<Coming name="毛尖" />)
  expect(screen.getByText('毛尖')).toBeTruthy()
})

test('code that did not come is asked for again by who is shown next', async () => {
  let isDown = true
  const load = async () => {
    if (isDown) throw new Error('断网')
    return Promise.resolve({ default: Tea })
  }
  const Coming = coming(load)
  await Promise.resolve()
  isDown = false
  render(<Coming name="雀舌" />)
  expect(await screen.findByText('雀舌')).toBeTruthy()
})
