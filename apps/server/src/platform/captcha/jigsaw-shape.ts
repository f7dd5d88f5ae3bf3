import { puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import { tenths, type Random } from './chance.ts'

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

/** Differs on every side, so a person sees at once that the piece does not fit. */
export function oppositeKnobs([top, right, bottom, left]: Knobs): Knobs {
  return [!top, !right, !bottom, !left]
}

/** Where a second hole goes: any column the piece can reach that keeps clear of the real hole at `x`. */
export function decoyX(x: number, random: Random): number {
  const apart = puzzlePiece.width + gapBetweenHoles
  const placesLeft = Math.max(0, x - apart - puzzleTargetRange.min + 1)
  const placesRight = Math.max(0, puzzleTargetRange.max - (x + apart) + 1)
  const place = Math.floor(random() * (placesLeft + placesRight))
  return place < placesLeft ? puzzleTargetRange.min + place : x + apart + (place - placesLeft)
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
