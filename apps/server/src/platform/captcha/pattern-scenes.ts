import { puzzlePicture } from '@zhanggui/domain/session/captcha-rules'
import { between, pick, tenths, times, type Random } from './random.ts'

const { width, height } = puzzlePicture

/** Translucent lanterns over a diagonal gradient. */
export function lanternScene(random: Random): string {
  const hue = Math.floor(between(random, 0, 360))
  const lanterns = times(40, () => {
    const centre = `cx="${tenths(between(random, 0, width))}" cy="${tenths(between(random, 0, height))}"`
    const colour = `hsl(${tenths(hue + between(random, -50, 90))},75%,${tenths(between(random, 45, 82))}%)`
    const glow = `fill="${colour}" fill-opacity="${tenths(between(random, 0.2, 0.6))}" stroke="${colour}"`
    return `<circle ${centre} r="${tenths(between(random, 5, 26))}" ${glow}/>`
  })
  return diagonal(`hsl(${hue},60%,38%)`, `hsl(${hue + 60},70%,66%)`) + lanterns.join('')
}

/** A town at dusk: three rows of houses, some windows lit. */
export function townScene(random: Random): string {
  const hue = pick(random, [235, 265, 205, 330, 20])
  const rows = times(3, (row) => {
    const houses = times(13, (place) => newHouse(random, place, row))
    const wall = `hsl(${hue},${30 + row * 4}%,${52 - row * 15}%)`
    return (
      `<path d="${houses.map(houseOutline).join('')}" fill="${wall}"/>` +
      `<path d="${houses.map((house) => panes(random, house, 0.35)).join('')}" fill="hsl(45,90%,${62 + row * 5}%)"/>` +
      `<path d="${houses.map((house) => panes(random, house, 0.2)).join('')}" fill="hsl(${hue},30%,60%)"/>`
    )
  })
  return diagonal(`hsl(${hue},55%,58%)`, `hsl(${hue + 110},85%,78%)`) + rows.join('')
}

/** Scattered leaves, a paper-cut in one family of colours. */
export function leavesScene(random: Random): string {
  const hue = Math.floor(between(random, 0, 360))
  const leaves = times(56, () => {
    const shade = `${tenths(between(random, 40, 70))}%,${tenths(between(random, 28, 74))}%`
    return `<path d="${leaf(random)}" fill="hsl(${tenths(hue + between(random, -35, 35))},${shade})"/>`
  })
  return diagonal(`hsl(${hue},45%,26%)`, `hsl(${hue + 40},50%,48%)`) + leaves.join('')
}

/** A pointed blade with a slit for its vein. */
function leaf(random: Random): string {
  const length = between(random, 18, 46)
  const angle = between(random, 0, 2 * Math.PI)
  const belly = length * between(random, 0.25, 0.45)
  const turned = (along: number, across: number) => {
    const x = along * Math.cos(angle) - across * Math.sin(angle)
    return `${tenths(x)} ${tenths(along * Math.sin(angle) + across * Math.cos(angle))}`
  }
  const stem = `M${tenths(between(random, -10, width))} ${tenths(between(random, -10, height))}`
  return `${stem}q${turned(length / 2, -belly)} ${turned(length, 0)}L${stem.slice(1)}q${turned(length / 2, belly)} ${turned(length * 0.9, 1.5)}Z`
}

type House = { left: number; top: number; wide: number; gable: number }

function newHouse(random: Random, place: number, row: number): House {
  return {
    left: place * 26 - 14 + between(random, -4, 4),
    top: 46 + row * 26 + between(random, -12, 22),
    wide: between(random, 22, 32),
    gable: random() < 0.5 ? 0 : between(random, 4, 11),
  }
}

function houseOutline({ left, top, wide, gable }: House): string {
  const half = tenths(wide / 2)
  return `M${tenths(left)} ${height}V${tenths(top)}l${half} -${tenths(gable)} ${half} ${tenths(gable)}V${height}Z`
}

/** Each window appears with the given chance, so two calls light different ones. */
function panes(random: Random, { left, top, wide }: House, chance: number): string {
  const columns = Math.floor((wide - 4) / 7)
  const marks = times(columns * 6, (pane) => {
    if (random() > chance) return ''
    const corner = `${tenths(left + 4 + (pane % columns) * 7)} ${tenths(top + 5 + Math.floor(pane / columns) * 10)}`
    return `M${corner}h3.5v5h-3.5Z`
  })
  return marks.join('')
}

function diagonal(start: string, end: string): string {
  return `<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient>
    <path d="M0 0H${width}V${height}H0Z" fill="url(#ground)"/>`
}
