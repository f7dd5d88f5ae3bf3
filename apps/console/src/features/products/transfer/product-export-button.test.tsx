import { fakeServer } from '#api/testing/fake-server.ts'
import { signInAtFake } from '#api/testing/fake-session.ts'
import { withProviders } from '#ui/testing/kit-for-tests.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { downloadApi } from '@zhanggui/contract/download'
import { productApi } from '@zhanggui/contract/goods/product'
import { productTransferApi } from '@zhanggui/contract/goods/product-transfer'
import { taskApi, type TaskRow } from '@zhanggui/contract/task'
import { expect, test } from 'vitest'
import { ProductExportButton } from './product-export-button.tsx'
import { TaskOfAddress } from '#widgets/task-progress/task-of-address.tsx'

const ended: TaskRow = {
  id: 7,
  kind: 'productExport',
  title: '导出商品（仓库中）',
  status: 1,
  total: 30,
  done: 30,
  failed: 0,
  fileName: '商品_1.csv',
  error: '',
  adminName: '小明',
  createTime: new Date(0),
  finishTime: new Date(0),
}

const serve = () =>
  fakeServer()
    .reply(productTransferApi.export, { taskId: 7, fileName: '商品_1.csv' })
    .reply(taskApi.info, ended)
    .refuse(downloadApi.file, { code: 404, message: '文件不存在或已删除' })

const filter = { type: 2, keywords: '茶' } as const

test('exports all that the list shows, in the chosen format, and fetches the file', async () => {
  const server = serve()
  await signInAtFake(server)
  withProviders(<ProductExportButton filter={filter} />)
  await userEvent.click(screen.getByRole('button', { name: /导\s?出/ }))
  await userEvent.click(await screen.findByText('CSV（.csv）'))
  expect(await screen.findByText('全部完成，共 30 条')).toBeDefined()
  expect(document.querySelector('.ant-message-notice')).toBeNull()
  expect(server.calls(productTransferApi.export)).toEqual([{ type: 2, keywords: '茶', format: 'csv' }])
  await waitFor(() => expect(server.calls(downloadApi.file)).toEqual([{ fileName: '商品_1.csv' }]))
  await userEvent.click(screen.getByRole('button', { name: '下载文件' }))
  await waitFor(() => expect(server.calls(downloadApi.file)).toHaveLength(2))
})

test('is not there for who may not export', async () => {
  await signInAtFake(serve(), [productApi.list.permission])
  withProviders(<ProductExportButton filter={filter} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a notice leads back to the file', async () => {
  await signInAtFake(serve())
  withProviders(<TaskOfAddress />, '/?type=2&task=7')
  expect(await screen.findByRole('button', { name: '下载文件' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '关 闭' }))
  expect(screen.getByTestId('address').textContent).toBe('?type=2')
  expect(screen.queryByRole('dialog')).toBeNull()
})
