import { randomInt } from 'node:crypto'
import { puzzlePicture, puzzlePiece, puzzleTargetRange } from '@zhanggui/domain/session/captcha-rules'
import sharp from 'sharp'
import { between, pick, type Random } from './chance.ts'
import { decoyX, jigsawHeight, jigsawPath, oppositeKnobs, randomKnobs } from './jigsaw-shape.ts'
import { hillsScene, seaScene } from './landscape-scenes.ts'
import { lanternScene, leavesScene, townScene } from './pattern-scenes.ts'

const { width, height } = puzzlePicture
const outline = 'fill="none" stroke="#fff"'

/** Where the hole belongs: secret, hence from crypto, unlike the decoration. */
export function newPuzzleTarget(): number {
  return randomInt(puzzleTargetRange.min, puzzleTargetRange.max + 1)
}

/** The picture with its hole at `x` as JPEG, and the strip with the missing piece as PNG. */
export async function drawPuzzle(
  x: number,
  random: Random = Math.random,
): Promise<{ original: Buffer; piece: Buffer }> {
  const scene = pick(random, [hillsScene, seaScene, townScene, lanternScene, leavesScene])(random)
  const y = Math.round(between(random, 4, height - jigsawHeight - 4))
  const knobs = randomKnobs(random)
  // Without a second hole the column with the strongest edges would be the answer by itself.
  const decoy = jigsawPath(decoyX(x, random), y, oppositeKnobs(knobs))
  const [original, piece] = await Promise.all([
    sharp(pictureSvg(scene, [jigsawPath(x, y, knobs), decoy]))
      .removeAlpha()
      .jpeg({ quality: 84 })
      .toBuffer(),
    sharp(pieceSvg(scene, x, jigsawPath(0, y, knobs)))
      .png()
      .toBuffer(),
  ])
  return { original, piece }
}

function pictureSvg(scene: string, holes: readonly string[]): Buffer {
  const marks = holes.map(
    (path) => `<path d="${path}" fill-opacity=".48"/><path d="${path}" ${outline} stroke-opacity=".6"/>`,
  )
  return svg(width, scene + marks.join(''))
}

function pieceSvg(scene: string, x: number, path: string): Buffer {
  return svg(
    puzzlePiece.width,
    `<clipPath id="piece"><path d="${path}"/></clipPath>
    <g clip-path="url(#piece)"><g transform="translate(${-x} 0)">${scene}</g></g>
    <path d="${path}" ${outline} stroke-width="1.5" stroke-opacity=".9"/>`,
  )
}

function svg(wide: number, content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}">${content}</svg>`)
}
