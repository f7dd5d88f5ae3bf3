/** What a hint says beside the merchant's number, when something of an area has changed. */
const AREA = 'area'

interface AreaHint {
  readonly merId: number
  readonly area: string
  /** Only its holders are told. */
  readonly permission: string
}

export const areaHint = ({ merId, area, permission }: AreaHint): string => `${merId} ${AREA} ${area} ${permission}`

/** Undefined where the hint is about something else. */
export function readAreaHint(hint: string): AreaHint | undefined {
  const [merId, about, area, permission] = hint.split(' ')
  return about === AREA && area && permission ? { merId: Number(merId), area, permission } : undefined
}
