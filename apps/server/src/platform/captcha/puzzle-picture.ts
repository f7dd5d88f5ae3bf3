import { randomInt } from 'node:crypto'
import { puzzlePicture, puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import { sharp } from '#platform/files/pictures/sharp'
import { between, pick, tenths, times, type Random } from './random.ts'
import { decoyKnobs, decoyPlaces, jigsawHeight, jigsawPath, randomKnobs } from './jigsaw-shape.ts'
import { hillsScene, seaScene } from './landscape-scenes.ts'
import { lanternScene, leavesScene, townScene } from './pattern-scenes.ts'

const { width, height } = puzzlePicture

/** Where the hole belongs: secret, hence from crypto, unlike the decoration. */
export function newPuzzleTarget(): number {
  return randomInt(puzzleTargetRange.min, puzzleTargetRange.max + 1)
}

/**
 * The picture with its hole at `x` as JPEG, and the strip with the missing piece as PNG. People go by the shape and its
 * surroundings. Pixel comparison is defeated: a hole shows another part of the scene at another brightness, a decoy may
 * show exactly what the piece shows, and the piece is re-lit, so that none of its pixels occur in the picture.
 */
export async function drawPuzzle(
  x: number,
  random: Random = Math.random,
): Promise<{ original: Buffer; piece: Buffer }> {
  const scene = pick(random, [hillsScene, seaScene, townScene, lanternScene, leavesScene])(random)
  const y = Math.round(between(random, 4, height - jigsawHeight - 4))
  const knobs = randomKnobs(random)
  const shapes = decoyKnobs(knobs)
  const decoys = decoyPlaces(x, random).map((at, index) => ({
    at,
    path: jigsawPath(at, y, shapes[index] ?? shapes[0]),
    // Often but not always: a constant property would identify the real hole.
    shows: random() < 0.6 ? x : elsewhere(at, random),
    // At least one decoy is dark, so that the darkest hole is not always the answer.
    isDark: index === 0 || random() < 0.5,
    veil: between(random, 0.44, 0.56),
  }))
  const hole = {
    at: x,
    path: jigsawPath(x, y, knobs),
    shows: elsewhere(x, random),
    isDark: random() < 0.5,
    veil: between(random, 0.32, 0.44),
  }
  const [original, piece] = await Promise.all([
    sharp(pictureSvg(scene, [hole, ...decoys], random))
      .removeAlpha()
      .jpeg({ quality: 84 })
      .toBuffer(),
    sharp(pieceSvg(scene, x, jigsawPath(0, y, knobs), random))
      .png()
      .toBuffer(),
  ])
  return { original, piece }
}

interface Hole {
  readonly at: number
  readonly path: string
  /** The column of the scene that is seen in it. */
  readonly shows: number
  readonly isDark: boolean
  /** Strength of the light or dark overlay. */
  readonly veil: number
}

/** A column of the scene that has nothing in common with the one at `x`. */
function elsewhere(x: number, random: Random): number {
  const reach = width - puzzlePiece.width
  return Math.round(x + puzzlePiece.width + between(random, 0, reach - 2 * puzzlePiece.width)) % reach
}

function pictureSvg(scene: string, holes: readonly Hole[], random: Random): Buffer {
  const marks = holes.map(
    ({ at, path, shows, isDark, veil }, index) =>
      `<clipPath id="hole${index}"><path d="${path}"/></clipPath>
      <g clip-path="url(#hole${index})"><use href="#scene" x="${at - shows}"/></g>
      <path d="${path}" fill="${isDark ? '#000' : '#fff'}" fill-opacity="${veil}"/>
      <path d="${path}" fill="none" stroke="${isDark ? '#fff' : '#000'}" stroke-opacity=".6"/>`,
  )
  return svg(width, `<g id="scene">${scene}</g>${marks.join('')}${specks(width, 260, random)}`)
}

function pieceSvg(scene: string, x: number, path: string, random: Random): Buffer {
  const [light, shadow] = random() < 0.5 ? ['#fff', '#000'] : ['#000', '#fff']
  const tint = `hsl(${Math.floor(between(random, 0, 360))},70%,50%)`
  return svg(
    puzzlePiece.width,
    `<clipPath id="piece"><path d="${path}"/></clipPath>
    <linearGradient id="light" x2="${tenths(between(random, 0, 1))}" y2="1">
      <stop stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${shadow}" stop-opacity=".34"/>
    </linearGradient>
    <g clip-path="url(#piece)"><g transform="translate(${-x} 0)">${scene}</g>
    <path d="${path}" fill="${tint}" fill-opacity=".16"/><path d="${path}" fill="url(#light)"/>
    ${specks(puzzlePiece.width, 60, random)}</g>
    <path d="${path}" fill="none" stroke="#fff" stroke-width="1.5" stroke-opacity=".9"/>`,
  )
}

/** Grain, half of it light and half of it dark. */
const specks = (wide: number, count: number, random: Random) =>
  ['#fff', '#000']
    .map((colour) => {
      const marks = times(count / 2, () => {
        const place = `${tenths(between(random, 0, wide))} ${tenths(between(random, 0, height))}`
        return `M${place}l${tenths(between(random, -3, 3))} ${tenths(between(random, -3, 3))}`
      })
      return `<path d="${marks.join('')}" fill="none" stroke="${colour}" stroke-opacity=".35"/>`
    })
    .join('')

function svg(wide: number, content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}">${content}</svg>`)
}
