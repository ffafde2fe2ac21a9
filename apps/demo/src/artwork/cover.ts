import { createRandom } from '../rows/random.ts'
import { type Palette, palette } from './colour.ts'
import { emblem } from './emblem.ts'
import { type Frame, fill, linear, type Point, radial } from './shapes.ts'
import { worlds } from './worlds.ts'

/** The properties of a game that decide how its pictures look. */
export interface Subject {
  alias: string
  hue: number
  /** The game's position among all games: chooses the background and the emblem. */
  place: number
}

/** SVG definitions that the backgrounds and emblems refer to by id. `x` and `y` are where the sun is. */
function definitions({ width, height }: Frame, c: Palette, [x, y]: Point): string {
  const centre: Point = [x / width, y / height]
  return [
    linear(
      'sky',
      [0.2, 0],
      [0.75, 1],
      [
        [0, c.night],
        [0.45, c.deep],
        [0.8, c.mid],
        [1, c.soft],
      ],
    ),
    radial('halo', [0.5, 0.5], 0.5, [
      [0, c.glow, 0.85],
      [0.25, c.light, 0.45],
      [0.6, c.soft, 0.14],
      [1, c.soft, 0],
    ]),
    radial('disc', [0.38, 0.3], 0.8, [
      [0, c.glow],
      [0.6, c.light],
      [1, c.accent],
    ]),
    radial('planet', [0.3, 0.26], 0.85, [
      [0, c.glow],
      [0.35, c.light],
      [0.7, c.mid],
      [1, c.night],
    ]),
    radial('iris', [0.4, 0.35], 0.7, [
      [0, c.glow],
      [0.5, c.accent],
      [1, c.deep],
    ]),
    radial('plate', [0.5, 0.5], 0.5, [
      [0, c.night, 0.5],
      [0.5, c.night, 0.26],
      [1, c.night, 0],
    ]),
    radial('vignette', centre, 1.05, [
      [0, c.ink, 0],
      [0.6, c.ink, 0.05],
      [1, c.ink, 0.6],
    ]),
    linear(
      'mist',
      [0, 0],
      [0, 1],
      [
        [0, c.light, 0],
        [0.55, c.light, 0.34],
        [1, c.light, 0],
      ],
    ),
    linear(
      'fall',
      [0, 0],
      [0, 1],
      [
        [0, c.ink, 0],
        [1, c.ink, 0.75],
      ],
    ),
    linear(
      'sheen',
      [0, 0],
      [1, 1],
      [
        [0, c.light, 0.14],
        [0.3, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
    ),
    `<clipPath id="below"><rect x="0" y="${y}" width="${width}" height="${height}"/></clipPath>`,
  ].join('')
}

const fillFrame = ({ width, height }: Frame, paint: string) => fill(`M0 0H${width}V${height}H0Z`, paint)

/** A picture of a game. `variant` 0 is its main cover; others change the time of day, the light and the colours. */
export function coverSvg(subject: Subject, frame: Frame, variant: number): string {
  const { width, height } = frame
  const hueShift = [0, 38, -42, 165][variant % 4] ?? 0
  const c = palette(subject.hue + hueShift, createRandom(`palette ${subject.alias} ${variant}`))
  const random = createRandom(`world ${subject.alias} ${variant} ${width > height ? 'wide' : 'tall'}`)
  // Covers next to each other get different backgrounds and emblems: the factors 5 and 7 are coprime to the 12 of each.
  const world =
    worlds[(subject.place * 5 + Math.floor(subject.place / 12) * 3 + (variant === 3 ? 7 : 0)) % worlds.length]
  if (!world) throw new Error('there is no background to draw')
  const wide = width > height
  const sun: Point = wide
    ? [width * (0.62 + random.next() * 0.2), height * (0.4 + random.next() * 0.12)]
    : [width * (0.5 + (random.next() - 0.5) * 0.24), height * (0.38 + (random.next() - 0.5) * 0.1)]
  const size = wide ? height * 0.2 : width * 0.19
  const emblemCentre: Point = wide ? [sun[0], height * 0.5] : [width / 2, height * 0.47]
  const emblemIndex = Math.floor(subject.place / 12) * 5 + subject.place * 7
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions(frame, c, sun)}</defs>${fillFrame(frame, 'url(#sky)')}${world(frame, c, random, sun)}${fillFrame(frame, 'url(#vignette)')}${emblem(emblemIndex, emblemCentre[0], emblemCentre[1], size, c, random)}${fillFrame(frame, 'url(#sheen)')}</svg>`
}

/** An invented screenshot for offers of a genre. `shot` 1 shows a player's items, any other the game itself. */
export function sceneSvg(genre: string, shot: number, index: number): string {
  const frame = { width: 960, height: 540 }
  const random = createRandom(`scene ${genre} ${shot}`)
  const c = palette(random.int(0, 359), random)
  const world = worlds[(index * 5 + shot * 7) % worlds.length]
  if (!world) throw new Error('there is no background to draw')
  const sun: Point = [frame.width * (0.3 + random.next() * 0.4), frame.height * 0.38]
  const panel = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${c.ink}" opacity="0.72"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="none" stroke="${c.light}" opacity="0.35"/>`
  const bar = (x: number, y: number, w: number, part: number, paint: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="9" rx="4.5" fill="${c.ink}" opacity="0.8"/><rect x="${x}" y="${y}" width="${w * part}" height="9" rx="4.5" fill="${paint}"/>`
  const slots = Array.from({ length: shot === 1 ? 24 : 6 }, (_, k) => {
    const columns = 6
    const [x, y] = shot === 1 ? [520 + (k % columns) * 68, 120 + Math.floor(k / columns) * 74] : [330 + k * 52, 474]
    const side = shot === 1 ? 58 : 44
    const item = emblem(
      index + k * 5 + shot,
      x + side / 2,
      y + side / 2,
      side * 0.24,
      k % 3 === 0 ? palette(random.int(0, 359), random) : c,
      random,
    )
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="7" fill="${c.night}" stroke="${k % 4 === 0 ? c.accent : c.soft}" stroke-width="2"/>${item}`
  }).join('')
  const foreground =
    shot === 1
      ? `${panel(500, 100, 430, 320)}${slots}${emblem(index + 3, 250, 270, 92, c, random)}`
      : `${slots}${emblem(index + shot * 4, 480, 250, shot === 2 ? 104 : 60, c, random)}`
  const map = `<circle cx="884" cy="76" r="52" fill="${c.ink}" opacity="0.75"/><circle cx="884" cy="76" r="52" fill="none" stroke="${c.light}" stroke-width="2"/><path d="M850 92l22-34 18 20 22-16" fill="none" stroke="${c.soft}" stroke-width="4"/><circle cx="884" cy="76" r="5" fill="${c.accent}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><defs>${definitions(frame, c, sun)}</defs>${fillFrame(frame, 'url(#sky)')}${world(frame, c, random, sun)}${fillFrame(frame, 'url(#vignette)')}${panel(24, 22, 250, 62)}<circle cx="56" cy="53" r="20" fill="url(#planet)"/>${bar(88, 40, 168, 0.5 + random.next() * 0.5, c.accent)}${bar(88, 58, 120, 0.3 + random.next() * 0.6, c.light)}${shot === 1 ? '' : map}${foreground}</svg>`
}
