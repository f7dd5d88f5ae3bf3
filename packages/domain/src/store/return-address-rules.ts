export const MOST_RETURN_ADDRESSES = 50

interface ReturnAddress {
  readonly isDefault: boolean
  readonly isShow: boolean
}

export const whyNotMakeDefault = ({ isShow }: Pick<ReturnAddress, 'isShow'>): string | undefined =>
  isShow ? undefined : '隐藏的地址不能设为默认，请先显示'

export const whyNotHideAddress = ({ isDefault }: Pick<ReturnAddress, 'isDefault'>): string | undefined =>
  isDefault ? '默认地址不能隐藏，请先将其他地址设为默认' : undefined

/** The last one may go: then there is no default any more. */
export const whyNotDeleteAddress = (
  { isDefault }: Pick<ReturnAddress, 'isDefault'>,
  count: number,
): string | undefined => (isDefault && count > 1 ? '默认地址不能删除，请先将其他地址设为默认' : undefined)

/** The first one is the default, whatever was wished; the default stays one until another takes its place. */
export const becomesDefault = (wished: boolean, others: number, was = false): boolean => wished || was || others === 0
