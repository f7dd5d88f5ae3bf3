interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A ratio of width to height; 0 leaves it free. */
export const cropRatios = [
  { value: 16 / 9, label: '16:9' },
  { value: 4 / 3, label: '4:3' },
  { value: 1, label: '1:1' },
  { value: 3 / 4, label: '3:4' },
  { value: 9 / 16, label: '9:16' },
  { value: 2, label: '标签（200×100）' },
  { value: 0, label: '自由' },
] as const

/** What can be chosen where a shape is wanted that is none of the usual ones: that first. */
export const ratiosFor = (wanted: number | undefined): readonly { readonly value: number; readonly label: string }[] =>
  wanted === undefined || cropRatios.some(({ value }) => value === wanted)
    ? cropRatios
    : [{ value: wanted, label: '建议尺寸' }, ...cropRatios]

/** Of the picture, so that the box is seen to be one. */
const SHARE = 0.8

/** A label is cut small (spec §9). */
const LABEL = { ratio: 2, width: 200 }

/** The box to begin with: in the middle of the picture, as large as its ratio allows, or as a label. */
export function initialBox({ x, y, width, height }: Area, ratio: number): Area {
  const free = ratio > 0 ? ratio : width / height
  const widest = Math.min(width, height * free)
  const boxWidth = ratio === LABEL.ratio ? Math.min(widest, LABEL.width) : widest * SHARE
  const boxHeight = boxWidth / free
  return { x: x + (width - boxWidth) / 2, y: y + (height - boxHeight) / 2, width: boxWidth, height: boxHeight }
}

export const isInside = (box: Area, room: { readonly width: number; readonly height: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height

/** Where a box of its size comes to lie that was pushed beyond an edge: it slides along. */
export const pushedInside = (box: Area, room: { readonly width: number; readonly height: number }) => ({
  x: Math.max(0, Math.min(box.x, room.width - box.width)),
  y: Math.max(0, Math.min(box.y, room.height - box.height)),
})

/** A transform as CSS writes it: matrix(a, b, c, d, e, f). */
type Matrix = readonly number[]

/** Larger pictures than this are of no use in a shop and fail in some browsers. */
const WIDEST = 4096

/** How wide the cut becomes: as many pixels as the original has there, however it was zoomed on the screen. */
export function cutWidth(boxWidth: number, [a = 1, b = 0]: Matrix): number {
  return Math.max(1, Math.min(WIDEST, Math.round(boxWidth / Math.hypot(a, b))))
}

export const rotationOf = ([a = 1, b = 0]: Matrix): number => Math.atan2(b, a)

/** The room that a turned picture takes. */
export function turnedSize({ width, height }: Pick<Area, 'width' | 'height'>, turn: number) {
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) }
}
