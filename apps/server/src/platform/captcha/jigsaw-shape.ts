import { puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import { tenths, times, type Random } from './random.ts'

/** Whether the knob of each side, clockwise from the top, sticks out. */
export type Knobs = readonly [top: boolean, right: boolean, bottom: boolean, left: boolean]

const knobRadius = 5.5
const knobReach = 7
/** One pixel stays free all around for the outline. */
const margin = knobReach + 1
const side = puzzlePiece.width - 2 * margin

const gapBetweenHoles = 6

/** A piece is as high as its strip is wide, knobs included. */
export const jigsawHeight = puzzlePiece.width

export function randomKnobs(random: Random): Knobs {
  return [random() < 0.5, random() < 0.5, random() < 0.5, random() < 0.5]
}

/** Differ from the piece on at least two sides, so that a person sees that it does not fit. */
export function decoyKnobs([top, right, bottom, left]: Knobs): readonly [Knobs, Knobs] {
  return [
    [!top, !right, !bottom, !left],
    [!top, right, !bottom, left],
  ]
}

const reachable = times(puzzleTargetRange.max - puzzleTargetRange.min + 1, (n) => puzzleTargetRange.min + n)

/**
 * Columns for two decoy holes, or one if the real hole at `x` leaves no room: reachable by the piece and clear of
 * that hole and of each other.
 */
export function decoyPlaces(x: number, random: Random): number[] {
  const places: number[] = []
  const isFree = (at: number) =>
    [x, ...places].every((taken) => Math.abs(taken - at) >= puzzlePiece.width + gapBetweenHoles)
  while (places.length < 2) {
    const free = reachable.filter(isFree)
    const place = free[Math.floor(random() * free.length)]
    if (place === undefined) break
    places.push(place)
  }
  return places
}

/** The outline of a piece whose bounding square starts at (x, y), as SVG path data. */
export function jigsawPath(x: number, y: number, [top, right, bottom, left]: Knobs): string {
  return [
    `M${tenths(x + margin)} ${tenths(y + margin)}`,
    edge([1, 0], top),
    edge([0, 1], right),
    edge([-1, 0], bottom),
    edge([0, -1], left),
    'Z',
  ].join('')
}

/** One side walked clockwise: straight, around the knob, straight. The neck is narrower than the knob, hence the arc. */
function edge([alongX, alongY]: readonly [number, number], sticksOut: boolean): string {
  const neck = Math.sqrt(knobRadius ** 2 - (knobReach - knobRadius) ** 2)
  const straight = side / 2 - neck
  const step = (length: number) => `l${tenths(alongX * length)} ${tenths(alongY * length)}`
  const arc = `a${knobRadius} ${knobRadius} 0 1 ${sticksOut ? 1 : 0} ${tenths(alongX * 2 * neck)} ${tenths(alongY * 2 * neck)}`
  return step(straight) + arc + step(straight)
}
