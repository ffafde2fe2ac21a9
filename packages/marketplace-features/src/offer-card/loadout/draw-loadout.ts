import { codeOf, type Loadout } from './loadout.ts'

export type LoadoutShape = 'card' | 'wide'
type Point = readonly [x: number, y: number]

const escaped = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for control characters
  text.replace(/[\u0000-\u001f]/g, ' ').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Cuts a text to a number of letters, without cutting a letter in two. */
function cut(text: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

/** Approximate width of a text in units of its font size. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/.test(letter) ? 1 : 0.6),
    0,
  )

const sizeFor = (text: string, most: number, room: number) =>
  Math.max(18, Math.min(most, Math.floor(room / Math.max(1, widthOf(text)))))

const polygon = (sides: number, [x, y]: Point, radius: number, turn = -90): string =>
  Array.from({ length: sides }, (_, corner) => {
    const angle = ((turn + (360 * corner) / sides) * Math.PI) / 180
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')

interface Words {
  text: string
  at: Point
  size: number
  weight?: number
  anchor?: 'middle' | 'start'
  opacity?: number
}
const words = ({ text, at: [x, y], size, weight = 600, anchor = 'middle', opacity = 1 }: Words) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="#fff" fill-opacity="${opacity}">${escaped(text)}</text>`

/** A crest whose form and colour belong to a rank, with one chevron to three below its stone. */
function crest(rank: string, [x, y]: Point, radius: number): string {
  const seed = codeOf(rank)
  const hue = seed % 360
  const sides = 4 + ((seed >>> 9) % 5)
  const rays = 10 + 2 * ((seed >>> 13) % 4)
  const chevrons = 1 + ((seed >>> 17) % 3)
  const light = `hsl(${hue} 90% 78%)`
  const middle = `hsl(${hue} 75% 56%)`
  const deep = `hsl(${(hue + 24) % 360} 70% 30%)`
  const beams = Array.from({ length: rays }, (_, ray) => {
    const turn = (360 / rays) * ray
    return `<rect x="${x - 2}" y="${y - radius * 1.5}" width="4" height="${radius * 0.38}" rx="2" transform="rotate(${turn} ${x} ${y})" fill="${light}" fill-opacity=".55"/>`
  }).join('')
  const stone = radius * 0.52
  const facets = Array.from({ length: sides }, (_, corner) => {
    const angle = ((-90 + (360 * corner) / sides) * Math.PI) / 180
    return `<path d="M${x} ${y}L${(x + stone * Math.cos(angle)).toFixed(1)} ${(y + stone * Math.sin(angle)).toFixed(1)}"/>`
  }).join('')
  const marks = Array.from({ length: chevrons }, (_, mark) => {
    const top = y + radius * 0.62 + mark * radius * 0.2
    const half = radius * (0.42 - mark * 0.09)
    return `<path d="M${x - half} ${top}L${x} ${top + half * 0.5}L${x + half} ${top}" fill="none" stroke="${light}" stroke-width="${radius * 0.09}" stroke-linecap="round" stroke-linejoin="round"/>`
  }).join('')
  return [
    beams,
    `<polygon points="${polygon(6, [x, y], radius)}" fill="${deep}" stroke="${middle}" stroke-width="${radius * 0.08}" stroke-linejoin="round"/>`,
    `<polygon points="${polygon(sides, [x, y], stone)}" fill="${middle}" stroke="${light}" stroke-width="${radius * 0.05}" stroke-linejoin="round"/>`,
    `<g stroke="${light}" stroke-opacity=".7" stroke-width="${radius * 0.03}">${facets}</g>`,
    marks,
  ].join('')
}

/** Colours and lines behind the crest: the game gives the hue, the offer turns it and moves the light. */
function ground({ game, id }: Loadout, width: number, height: number): string {
  const seed = codeOf(id)
  const hue = (codeOf(game) + (seed % 50) - 25 + 360) % 360
  const x = 15 + (seed % 70)
  const y = 5 + ((seed >>> 8) % 40)
  const tilt = 15 + ((seed >>> 14) % 45)
  const gap = 34 + ((seed >>> 20) % 26)
  return [
    '<defs>',
    `<radialGradient id="g" cx="${x}%" cy="${y}%" r="110%"><stop offset="0" stop-color="hsl(${hue} 62% 46%)"/><stop offset=".55" stop-color="hsl(${(hue + 20) % 360} 58% 24%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 60% 11%)"/></radialGradient>`,
    `<pattern id="p" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tilt})"><path d="M0 0V${gap}" stroke="#fff" stroke-opacity=".08" stroke-width="2"/></pattern>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#g)"/><rect width="${width}" height="${height}" fill="url(#p)"/>`,
  ].join('')
}

const picture = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="'Public Sans',system-ui,'Noto Sans',sans-serif">${content}</svg>`

/** The card in lists. What it says stays within the middle, because lists crop it to a square or to 16:11. */
function drawCard(loadout: Loadout): string {
  const rank = cut(loadout.rank, 22)
  const places = cut(loadout.places.join(' · '), 30)
  const prized = cut(loadout.prized.join(' · '), 40)
  return picture(
    480,
    480,
    [
      ground(loadout, 480, 480),
      crest(`${loadout.game} ${loadout.rank}`, [240, 175], 72),
      words({ text: rank, at: [240, 312], size: sizeFor(rank, 58, 430), weight: 800 }),
      words({ text: places, at: [240, 352], size: sizeFor(places, 28, 430) }),
      prized ? words({ text: prized, at: [240, 388], size: sizeFor(prized, 24, 430), weight: 500, opacity: 0.85 }) : '',
    ].join(''),
  )
}

/** The card on the offer's page: the crest, and the contents beside it. */
function drawWide(loadout: Loadout): string {
  const rank = cut(loadout.rank, 24)
  const places = cut(loadout.places.join(' · '), 40)
  const prized = loadout.prized.slice(0, 3).map((one) => cut(one, 34))
  return picture(
    1280,
    400,
    [
      ground(loadout, 1280, 400),
      crest(`${loadout.game} ${loadout.rank}`, [250, 180], 105),
      words({ text: rank, at: [470, 150], size: sizeFor(rank, 84, 740), weight: 800, anchor: 'start' }),
      words({ text: places, at: [470, 208], size: sizeFor(places, 40, 740), anchor: 'start' }),
      ...prized.map((text, line) =>
        words({ text, at: [470, 268 + line * 46], size: 34, weight: 500, anchor: 'start', opacity: 0.9 }),
      ),
    ].join(''),
  )
}

/** Draws an offer as a collectible card, from its facts alone. */
export const drawLoadout = (loadout: Loadout, shape: LoadoutShape): string =>
  shape === 'wide' ? drawWide(loadout) : drawCard(loadout)
