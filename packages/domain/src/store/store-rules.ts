import { type ServiceType, serviceType } from './store-codes.ts'

export const LOW_STOCK_RANGE = { min: 0, max: 9999 } as const

/** A mobile number, or a landline with its area code and perhaps an extension: 0571-88886666-801. */
const PHONE = /^(?:1\d{10}|0\d{2,3}-\d{7,8}(?:-\d{1,6})?)$/

/** @returns why nobody could be reached at this number */
export const whyNotPhone = (text: string): string | undefined =>
  PHONE.test(text) ? undefined : "电话格式不正确（手机号，或座机'区号-座机号码'）"

interface Service {
  readonly serviceType: ServiceType
  readonly serviceLink: string
  readonly servicePhone: string
}

/** The field that is wrong with it; what belongs to the other type may be blank. */
export function whyNotService(
  service: Service,
): { field: 'serviceLink' | 'servicePhone'; message: string } | undefined {
  if (service.serviceType === serviceType.is.h5) {
    if (service.serviceLink === '') return { field: 'serviceLink', message: '客服H5链接不能为空' }
    return isWebAddress(service.serviceLink) ? undefined : { field: 'serviceLink', message: '客服H5链接格式不正确' }
  }
  if (service.servicePhone === '') return { field: 'servicePhone', message: '客服电话不能为空' }
  const message = whyNotPhone(service.servicePhone)
  return message === undefined ? undefined : { field: 'servicePhone', message: `客服${message}` }
}

/** With a host that has a dot or is not a name at all; `javascript:` and the like are none. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text)
