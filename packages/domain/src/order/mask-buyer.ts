/** What is left of an address: as far as its district, if it begins with a province or a city. */
const DISTRICT =
  /^[^\d]{1,11}?(?:省|自治区|特别行政区|市)(?:[^\d]{1,10}?(?:市|自治州|地区|盟))?(?:[^\d]{1,10}?(?:区|县|旗|市))?/

/** 138****5678; a number of another length keeps its last four figures. */
export function maskPhone(phone: string): string {
  if (phone.length < 8) return phone === '' ? '' : '****'
  return `${phone.length === 11 ? phone.slice(0, 3) : ''}****${phone.slice(-4)}`
}

/** 林** */
export function maskName(name: string): string {
  const [first] = [...name]
  return first === undefined ? '' : `${first}**`
}

/** 浙江省杭州市西湖区**** */
export function maskAddress(address: string): string {
  if (address === '') return ''
  return `${DISTRICT.exec(address)?.[0] ?? [...address].slice(0, 2).join('')}****`
}

/** Fields of the wire that say who a buyer is, and how each is shown to whoever need not know. */
const masks: Readonly<Record<string, (value: string) => string>> = {
  realName: maskName,
  userPhone: maskPhone,
  userAddress: maskAddress,
  phone: maskPhone,
}

/** A record about a buyer with all of it masked; everything else stays. */
export const maskBuyer = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(masks, name) ? masks[name]?.(value) : (value as unknown),
    ]),
  ) as T
