/** What the demo pictures show, as pieces of SVG on a board of 100 × 100. No words: not every computer has the fonts. */
type Draw = (hue: number) => string

const tone = (hue: number, saturation: number, light: number) => `hsl(${hue} ${saturation}% ${light}%)`

const leaf: Draw = (hue) =>
  [0, 60, -60]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 50 72)" fill="${tone(hue + turn / 4, 45, 38)}" d="M50 72C34 54 38 30 50 16c12 14 16 38 0 56z"/>` +
        `<path transform="rotate(${turn} 50 72)" stroke="${tone(hue, 40, 70)}" fill="none" d="M50 72V26"/>`,
    )
    .join('')

const cup: Draw = (hue) =>
  `<ellipse cx="50" cy="80" rx="34" ry="6" fill="${tone(hue, 25, 60)}"/>` +
  `<path fill="${tone(hue, 40, 92)}" d="M24 42h52c0 22-10 36-26 36S24 64 24 42z"/>` +
  `<ellipse cx="50" cy="42" rx="26" ry="7" fill="${tone(hue + 20, 55, 45)}"/>` +
  `<path fill="none" stroke="${tone(hue, 20, 96)}" stroke-width="2.5" d="M42 30c-5-6 5-9 0-16M56 30c-5-6 5-9 0-16"/>`

const pot: Draw = (hue) =>
  `<path fill="none" stroke="${tone(hue, 45, 30)}" stroke-width="6" d="M74 44c16 0 16 24-2 24"/>` +
  `<path fill="${tone(hue, 45, 36)}" d="M26 50 8 38l6-4 18 10zM24 50c0-14 12-20 26-20s26 6 26 20c0 18-8 28-26 28S24 68 24 50z"/>` +
  `<circle cx="50" cy="25" r="5" fill="${tone(hue, 45, 28)}"/>`

const box: Draw = (hue) =>
  `<path fill="${tone(hue, 55, 42)}" d="M18 44h64v40H18z"/><path fill="${tone(hue, 55, 50)}" d="M14 32h72v14H14z"/>` +
  `<path fill="${tone(hue + 40, 70, 66)}" d="M45 32h10v52H45z"/>` +
  `<path fill="none" stroke="${tone(hue + 40, 70, 66)}" stroke-width="5" d="M50 32c-22-2-20-20-8-16 6 2 8 10 8 16 0-6 2-14 8-16 12-4 14 14-8 16z"/>`

const hills: Draw = (hue) =>
  `<circle cx="70" cy="28" r="11" fill="${tone(hue + 200, 80, 82)}"/>` +
  [0, 1, 2]
    .map(
      (row) =>
        `<path fill="${tone(hue, 30 + row * 8, 62 - row * 16)}" d="M0 ${54 + row * 14}Q25 ${34 + row * 12} 50 ${52 + row * 14}T100 ${50 + row * 14}V100H0z"/>`,
    )
    .join('')

const lamp: Draw = (hue) =>
  `<path fill="${tone(hue, 70, 74)}" d="M36 18h28l14 34H22z"/><path fill="${tone(hue, 15, 30)}" d="M48 52h4v32h-4zM34 84h32v4H34z"/>` +
  `<path fill="${tone(hue, 90, 88)}" opacity=".5" d="M22 52h56l16 36H6z"/>`

const sofa: Draw = (hue) =>
  `<rect x="16" y="34" width="68" height="34" rx="8" fill="${tone(hue, 35, 52)}"/>` +
  `<rect x="8" y="46" width="16" height="32" rx="7" fill="${tone(hue, 35, 42)}"/><rect x="76" y="46" width="16" height="32" rx="7" fill="${tone(hue, 35, 42)}"/>` +
  `<rect x="22" y="56" width="27" height="18" rx="5" fill="${tone(hue, 38, 62)}"/><rect x="51" y="56" width="27" height="18" rx="5" fill="${tone(hue, 38, 62)}"/>` +
  `<path fill="${tone(hue, 20, 24)}" d="M18 78h4v8h-4zM78 78h4v8h-4z"/>`

const bed: Draw = (hue) =>
  `<rect x="10" y="28" width="80" height="30" rx="5" fill="${tone(hue, 25, 40)}"/>` +
  `<rect x="18" y="44" width="28" height="14" rx="5" fill="${tone(hue, 10, 95)}"/><rect x="54" y="44" width="28" height="14" rx="5" fill="${tone(hue, 10, 95)}"/>` +
  `<path fill="${tone(hue, 45, 68)}" d="M10 56h80v22H10z"/><path fill="${tone(hue, 45, 58)}" d="M10 64q20-8 40 0t40 0v14H10z"/>` +
  `<path fill="${tone(hue, 20, 24)}" d="M12 78h4v8h-4zM84 78h4v8h-4z"/>`

const drawings = { bed, box, cup, hills, lamp, leaf, pot, sofa }
export type Drawing = keyof typeof drawings

export const svgOf = (drawing: Drawing, hue: number, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs>` +
  `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${tone(hue, 45, 92)}"/><stop offset="1" stop-color="${tone(hue + 30, 40, 80)}"/></linearGradient>` +
  `</defs><rect width="100" height="100" fill="url(#g)"/>${drawings[drawing](hue)}</svg>`
