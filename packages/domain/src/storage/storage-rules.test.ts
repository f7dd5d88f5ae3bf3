import { expect, test } from 'vitest'
import { storageWarning, whyOverQuota } from './storage-rules.ts'

const GIGABYTE = 1024 ** 3
const use = (gigabytes: number) => ({ usedBytes: gigabytes * GIGABYTE, quotaBytes: 5 * GIGABYTE })

test('there is room up to the last byte', () => {
  expect(whyOverQuota(use(4), GIGABYTE)).toBeUndefined()
  expect(whyOverQuota(use(4), GIGABYTE + 1)).toContain('存储空间不足（已用 4 GB，共 5 GB）')
  expect(whyOverQuota(use(5))).toContain('联系平台扩容')
  expect(whyOverQuota(use(4.9))).toBeUndefined()
})

test.each([
  [4, '存储空间已用 80%（4 GB / 5 GB）'],
  [4.99, '存储空间已用 99%（5 GB / 5 GB）'],
  [5, '存储空间已满，上传、导入和导出将被拒绝（5 GB / 5 GB）'],
  [6, '存储空间已满，上传、导入和导出将被拒绝（6 GB / 5 GB）'],
])('%d GB of 5 are told of as %s', (gigabytes, text) => {
  expect(storageWarning(use(gigabytes))).toContain(text)
})

test('below four fifths nobody is told', () => {
  expect(storageWarning(use(3.99))).toBeUndefined()
})
