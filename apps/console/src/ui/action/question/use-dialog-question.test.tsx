import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { expect, test } from 'vitest'
import { useDialogQuestion } from './use-dialog-question.ts'

const answers: (string | undefined)[] = []

function Asking() {
  const { request, ask, close } = useDialogQuestion<string, string>()
  const start = async () => {
    answers.push(await ask('颜色'))
  }
  return (
    <>
      <button type="button" onClick={() => void start()}>
        问
      </button>
      {request !== undefined && (
        <button type="button" onClick={() => close('红')}>
          {request}
        </button>
      )}
    </>
  )
}

function Stage() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        换页
      </button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Asking />
      </Activity>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('is answered by the dialog, by leaving for another page, and by the end of the page', async () => {
  answers.length = 0
  const { unmount } = render(<Stage />)
  await press('问')
  await press('颜色')
  expect(answers).toEqual(['红'])
  await press('问')
  await press('换页')
  await press('换页')
  expect(answers).toEqual(['红', undefined])
  expect(screen.queryByRole('button', { name: '颜色' })).toBeNull()
  await press('问')
  unmount()
  await Promise.resolve()
  expect(answers).toEqual(['红', undefined, undefined])
})
