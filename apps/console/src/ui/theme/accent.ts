/** The eight theme colours on offer (sheet 1 §5); the first is the default of spec §3. */
export const themeColours = [
  { value: '#409EFF', name: '晴空蓝' },
  { value: '#1890ff', name: '深海蓝' },
  { value: '#304156', name: '石板灰' },
  { value: '#212121', name: '墨黑' },
  { value: '#11a983', name: '松石绿' },
  { value: '#13c2c2', name: '湖水青' },
  { value: '#6959CD', name: '鸢尾紫' },
  { value: '#f5222d', name: '朱砂红' },
] as const

type Rgb = readonly [number, number, number]

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const print = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of the way from one colour to the other. */
export function mix(from: string, to: string, share: number): string {
  const target = parse(to)
  return print(parse(from).map((part, index) => part + ((target[index] ?? 0) - part) * share) as unknown as Rgb)
}

function luminance(hex: string): number {
  const [red, green, blue] = parse(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast as WCAG counts it, 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((left, right) => right - left) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function toHsl(hex: string): Rgb {
  const [red, green, blue] = parse(hex).map((part) => part / 255) as unknown as Rgb
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const light = (high + low) / 2
  const span = high - low
  if (span === 0) return [0, 0, light]
  const hue =
    high === red ? (green - blue) / span + 6 : high === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return [(hue * 60) % 360, span / (1 - Math.abs(2 * light - 1)), light]
}

function fromHsl([hue, saturation, light]: Rgb): string {
  const amplitude = saturation * Math.min(light, 1 - light)
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    return 255 * (light - amplitude * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return print([part(0), part(8), part(4)])
}

/** The nearest lighter or darker shade of a colour that stands out from `ground` by at least `ratio`. */
export function withContrast(colour: string, ground: string, ratio: number): string {
  const [hue, saturation, start] = toHsl(colour)
  const direction = luminance(ground) > 0.4 ? -0.01 : 0.01
  for (let light = start; light >= 0 && light <= 1; light += direction) {
    const candidate = fromHsl([hue, saturation, light])
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return direction < 0 ? '#000000' : '#ffffff'
}
