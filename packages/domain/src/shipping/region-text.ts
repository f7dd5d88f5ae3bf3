import type { Place } from './freight.ts'

interface PlaceText {
  /** District ids, comma-joined; `0` or `all` = everywhere else. */
  readonly cityId: string
  /** JSON text list of cascader paths. */
  readonly title: string
}

const EVERYWHERE: PlaceText = { cityId: '0', title: '[[0,0]]' }

/** Where a line applies, as the wire says it. The paths repeat what the ids say, so only the ids count. */
export function placeFromText({ cityId }: Pick<PlaceText, 'cityId'>): Place {
  if (cityId === '0' || cityId === 'all') return { isDefault: true, regionIds: [] }
  return { isDefault: false, regionIds: [...new Set(cityId.split(',').filter(Boolean).map(Number))] }
}

/** `pathOf`: the ids from the province down to the region, which is the last of them. */
export const placeToText = (place: Place, pathOf: (regionId: number) => readonly number[]): PlaceText =>
  place.isDefault
    ? EVERYWHERE
    : { cityId: place.regionIds.join(','), title: JSON.stringify(place.regionIds.map(pathOf)) }
