export const imageCodeLifetimeMs = 5 * 60_000
export const puzzleLifetimeMs = 120_000
/** How long a solved puzzle may wait for the sign-in that uses it up. */
export const puzzleTicketLifetimeMs = 180_000

export const puzzlePicture = { width: 310, height: 155 } as const
/** The piece comes as a strip of the picture's full height, so it only ever moves sideways. */
export const puzzlePiece = { width: 47, height: 155 } as const
const puzzleTolerance = 5

/** The hole never reaches under the piece's starting place and never leaves the picture. */
export const puzzleTargetRange = {
  min: puzzlePiece.width + puzzleTolerance,
  max: puzzlePicture.width - puzzlePiece.width,
} as const

export function matchesPuzzle(x: number, target: number): boolean {
  return Math.abs(x - target) <= puzzleTolerance
}
