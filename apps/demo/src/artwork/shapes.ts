import type { Random } from '../rows/random.ts'

export interface Frame {
  width: number
  height: number
}
export type Point = readonly [x: number, y: number]

const n = (value: number) => String(Math.round(value * 10) / 10)
export const path = (points: readonly Point[], closed = true) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`
export const fill = (d: string, paint: string, more = '') => `<path d="${d}" fill="${paint}" ${more}/>`
export const stroke = (d: string, paint: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width)}" ${more}/>`
export const circle = (x: number, y: number, r: number, paint: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}" ${more}/>`

export const linear = (id: string, from: Point, to: Point, stops: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops.map(stop).join('')}</linearGradient>`
export const radial = (id: string, centre: Point, r: number, stops: readonly (readonly [number, string, number?])[]) =>
  `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${r}">${stops.map(stop).join('')}</radialGradient>`
const stop = ([offset, colour, opacity = 1]: readonly [number, string, number?]) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`

export function polygon(x: number, y: number, r: number, sides: number, turn = -90): Point[] {
  return Array.from({ length: sides }, (_, k) => {
    const angle = ((turn + (360 / sides) * k) * Math.PI) / 180
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
  })
}

/** A skyline of layered waves from left to right, closed at the bottom. */
export function ridge({ width, height }: Frame, base: number, rise: number, random: Random, jagged: boolean): string {
  const steps = jagged ? 9 + random.int(0, 6) : 48
  const waves = [1, 2.3, 4.1].map((rate) => [rate * (0.8 + random.next() * 0.5), random.next() * 7, 1 / rate] as const)
  const points = Array.from({ length: steps + 1 }, (_, k): Point => {
    const share = k / steps
    const wave = jagged
      ? (k % 2 === 0 ? 0.15 : 0.55) + random.next() * 0.45
      : waves.reduce((sum, [rate, phase, size]) => sum + Math.sin(share * rate * 5 + phase) * size * 0.4, 0.5)
    return [share * width, height * base - rise * height * wave]
  })
  return path([
    [-2, height + 2],
    [-2, points[0]?.[1] ?? 0],
    ...points,
    [width + 2, points.at(-1)?.[1] ?? 0],
    [width + 2, height + 2],
  ])
}

export function stars({ width, height }: Frame, count: number, paint: string, random: Random): string {
  return Array.from({ length: count }, () =>
    circle(
      random.next() * width,
      random.next() ** 1.3 * height * 0.8,
      0.5 + random.next() ** 4 * 2.6,
      paint,
      `opacity="${n(0.25 + random.next() * 0.7)}"`,
    ),
  ).join('')
}
