import { expect, test } from 'vitest'
import { whyNotPhone, whyNotService } from './store-rules.ts'

test.each(['13800138000', '010-66668888', '0571-8888666', '0571-88886666-801'])('%s can be called', (phone) => {
  expect(whyNotPhone(phone)).toBeUndefined()
})

test.each(['', '23800138000', '1380013800', '66668888', '010-666', '0571 88886666'])('%j cannot be called', (phone) => {
  expect(whyNotPhone(phone)).toMatch(/^电话格式不正确/)
})

test.each([
  [{ serviceLink: '' }, { field: 'serviceLink', message: '客服H5链接不能为空' }],
  [{ serviceLink: 'shop.example/chat' }, { field: 'serviceLink', message: '客服H5链接格式不正确' }],
  [{ serviceLink: 'javascript:alert(1)' }, { field: 'serviceLink', message: '客服H5链接格式不正确' }],
  [{ serviceLink: 'https://user@evil.example' }, { field: 'serviceLink', message: '客服H5链接格式不正确' }],
  [{ serviceLink: 'https://shop.example/chat?id=1' }, undefined],
])('a link to the customer service: %j', (link, wrong) => {
  expect(whyNotService({ serviceType: 'H5', servicePhone: '', ...link })).toEqual(wrong)
})

test('the telephone counts where the telephone is chosen, and nothing else', () => {
  const service = { serviceType: 'phone', serviceLink: '不是链接' } as const
  expect(whyNotService({ ...service, servicePhone: '' })).toEqual({
    field: 'servicePhone',
    message: '客服电话不能为空',
  })
  expect(whyNotService({ ...service, servicePhone: '12' })?.message).toMatch(/^客服电话格式不正确/)
  expect(whyNotService({ ...service, servicePhone: '13800138000' })).toBeUndefined()
})
