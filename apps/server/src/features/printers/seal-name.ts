/** Whose secret it is: a seal cannot be opened for another merchant or another field. */
export const sealName = (merId: number, field: 'printYlySec' | 'printFeUkey' | 'ylyToken'): string =>
  `printer:${merId}:${field}`
