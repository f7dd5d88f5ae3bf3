import { puzzlePicture } from '@zhanggui/domain/session/captcha-rules'
import { between, pick, tenths, times, type Random } from './random.ts'

// Rendering time grows with the number of elements and with group opacity, not with path length. So many small marks
// share one path, and transparency is fill-opacity or stroke-opacity.

const { width, height } = puzzlePicture

/** Hills in the haze, far ones pale and near ones dark, with firs on the nearest. */
export function hillsScene(random: Random): string {
  const skyHue = pick(random, [205, 215, 28, 345, 268])
  const landHue = pick(random, [95, 130, 165, 200, 250])
  const layers = times(5, (layer) => {
    const fill = `hsl(${landHue + layer * 6},38%,${72 - layer * 11}%)`
    return `<path d="${ridge(random, 58 + layer * 20, 18 - layer * 2)}" fill="${fill}"/>`
  })
  const firs = [28, 21, 14].map((lightness) => {
    return `<path d="${times(7, () => fir(random)).join('')}" fill="hsl(${landHue + 20},45%,${lightness}%)"/>`
  })
  return (
    sky(`hsl(${skyHue},72%,66%)`, `hsl(${skyHue + 28},80%,88%)`) +
    sun(random, `hsl(${pick(random, [44, 30, 12])},95%,78%)`) +
    `<path d="${times(4, () => cloud(random)).join('')}" fill="#fff" fill-opacity=".6"/>` +
    layers.join('') +
    firs.join('')
  )
}

/** A moonlit bay: stars, islands, and waves that catch the light. */
export function seaScene(random: Random): string {
  const hue = pick(random, [222, 205, 245, 265, 190])
  const stars = times(46, () => `M${spot(random, 0, 84)}h0`).join('')
  const islands = times(3, (layer) => {
    return `<path d="${ridge(random, 76 + layer * 6, 16)}" fill="hsl(${hue},34%,${34 - layer * 7}%)"/>`
  })
  const waves = [50, 62, 80].map((lightness) => {
    const light = `stroke="hsl(${hue - 20},70%,${lightness}%)" stroke-width="1.4" stroke-opacity=".7"`
    return `<path d="${times(22, () => wave(random)).join('')}" fill="none" ${light}/>`
  })
  return (
    sky(`hsl(${hue},58%,24%)`, `hsl(${hue - 30},60%,62%)`) +
    `<path d="${stars}" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".8"/>` +
    sun(random, '#fdf6d8') +
    islands.join('') +
    `<path d="M0 97H${width}V${height}H0Z" fill="hsl(${hue - 8},52%,34%)"/>` +
    waves.join('')
  )
}

function sky(top: string, bottom: string): string {
  return `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <path d="M0 0H${width}V${height}H0Z" fill="url(#sky)"/>`
}

function sun(random: Random, colour: string): string {
  const at = `cx="${tenths(between(random, 40, width - 40))}" cy="${tenths(between(random, 22, 52))}" fill="${colour}"`
  return `<circle ${at} r="30" fill-opacity=".25"/><circle ${at} r="22" fill-opacity=".35"/><circle ${at} r="15"/>`
}

/** Flat below, three puffs above. */
function cloud(random: Random): string {
  const puff = () => `a${tenths(between(random, 6, 9))} ${tenths(between(random, 4, 7))} 0 0 1 `
  return `M${spot(random, 16, 60)}${puff()}12 -4${puff()}16 0${puff()}12 4Z`
}

function fir(random: Random): string {
  const size = between(random, 12, 30)
  const half = tenths(size * 0.3)
  return `M${spot(random, 108 - size, 150 - size)}l${half} ${tenths(size)}h-${tenths(size * 0.6)}Z`
}

function wave(random: Random): string {
  const length = between(random, 6, 34)
  return `M${spot(random, 100, height)}q${tenths(length / 2)} ${tenths(between(random, -3, 3))} ${tenths(length)} 0`
}

function spot(random: Random, top: number, bottom: number): string {
  return `${tenths(between(random, -10, width))} ${tenths(between(random, top, bottom))}`
}

/** A soft line across the whole picture, filled to the bottom. */
function ridge(random: Random, base: number, swing: number): string {
  const reach = 34
  const crest = () => tenths(base + between(random, -swing, swing))
  const bends = times(Math.ceil(width / reach) + 1, (bend) => `T${bend * reach} ${crest()}`)
  return `M-${reach * 2} ${crest()}Q-${reach * 1.5} ${crest()} -${reach} ${crest()}${bends.join('')}V${height}H-${reach * 2}Z`
}
