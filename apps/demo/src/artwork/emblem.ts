import type { Random } from '../rows/random.ts'
import type { Palette } from './colour.ts'
import { circle, fill, path, polygon, stroke } from './shapes.ts'

type Mark = (r: number, c: Palette, random: Random) => string

const facet = (half: string, whole: string, light: string, shade: string) => fill(whole, light) + fill(half, shade)

const blade: Mark = (r, c) =>
  [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${facet(`M0 ${-r}L${r * 0.13} ${-r * 0.72}V${r * 0.38}H0Z`, `M0 ${-r}L${r * 0.13} ${-r * 0.72}V${r * 0.38}H${-r * 0.13}V${-r * 0.72}Z`, c.glow, c.soft)}${fill(`M${-r * 0.34} ${r * 0.38}h${r * 0.68}v${r * 0.11}h${-r * 0.68}z`, c.accent)}${fill(`M${-r * 0.06} ${r * 0.49}h${r * 0.12}v${r * 0.3}h${-r * 0.12}z`, c.light)}${circle(0, r * 0.84, r * 0.1, c.accent)}</g>`,
    )
    .join('')
const shield: Mark = (r, c) =>
  facet(
    `M0 ${-r}L${r * 0.8} ${-r * 0.66}V${r * 0.12}C${r * 0.8} ${r * 0.6} ${r * 0.4} ${r * 0.86} 0 ${r}Z`,
    `M0 ${-r}L${r * 0.8} ${-r * 0.66}V${r * 0.12}C${r * 0.8} ${r * 0.6} ${r * 0.4} ${r * 0.86} 0 ${r}C${-r * 0.4} ${r * 0.86} ${-r * 0.8} ${r * 0.6} ${-r * 0.8} ${r * 0.12}V${-r * 0.66}Z`,
    c.light,
    c.soft,
  ) +
  fill(
    `M0 ${-r * 0.58}L${r * 0.2} ${-r * 0.1}H${r * 0.5}L${r * 0.12} ${r * 0.16}L${r * 0.24} ${r * 0.6}L0 ${r * 0.32}L${-r * 0.24} ${r * 0.6}L${-r * 0.12} ${r * 0.16}L${-r * 0.5} ${-r * 0.1}H${-r * 0.2}Z`,
    c.night,
  )
const crown: Mark = (r, c) =>
  facet(
    `M0 ${-r * 0.72}L${r * 0.34} 0L${r * 0.95} ${-r * 0.42}L${r * 0.72} ${r * 0.62}H0Z`,
    `M${-r * 0.95} ${-r * 0.42}L${-r * 0.34} 0L0 ${-r * 0.72}L${r * 0.34} 0L${r * 0.95} ${-r * 0.42}L${r * 0.72} ${r * 0.62}H${-r * 0.72}Z`,
    c.glow,
    c.light,
  ) +
  [
    [-0.95, -0.5],
    [0, -0.82],
    [0.95, -0.5],
  ]
    .map(([x = 0, y = 0]) => circle(x * r, y * r, r * 0.13, c.accent))
    .join('') +
  fill(`M${-r * 0.72} ${r * 0.7}h${r * 1.44}v${r * 0.14}h${-r * 1.44}z`, c.accent)
const gem: Mark = (r, c) => {
  const p = polygon(0, 0, r, 6)
  return (
    p
      .map((a, k) =>
        fill(
          path([a, p[(k + 1) % 6] ?? a, [0, -r * 0.12]]),
          [c.glow, c.soft, c.mid, c.deep, c.mid, c.light][k] ?? c.soft,
        ),
      )
      .join('') + stroke(path(polygon(0, -r * 0.1, r * 0.46, 6)), c.glow, r * 0.05, 'opacity="0.8"')
  )
}
const wings: Mark = (r, c) =>
  [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">${[0, 1, 2, 3].map((k) => fill(`M${r * 0.1} ${r * (0.5 - k * 0.22)}C${r * 0.5} ${r * (0.5 - k * 0.3)} ${r * (1.15 - k * 0.04)} ${r * (0.1 - k * 0.26)} ${r * (1.25 - k * 0.14)} ${-r * (0.28 + k * 0.22)}C${r * (1.1 - k * 0.1)} ${r * (0.2 - k * 0.2)} ${r * 0.5} ${r * (0.62 - k * 0.2)} ${r * 0.1} ${r * (0.72 - k * 0.22)}Z`, [c.soft, c.light, c.glow, c.accent][k] ?? c.light)).join('')}</g>`,
    )
    .join('') +
  fill(
    path([
      [0, -r * 0.55],
      [r * 0.22, 0],
      [0, r * 0.95],
      [-r * 0.22, 0],
    ]),
    c.glow,
  ) +
  fill(
    path([
      [0, -r * 0.55],
      [r * 0.22, 0],
      [0, r * 0.95],
    ]),
    c.soft,
  )
const eye: Mark = (r, c) =>
  fill(`M${-r * 1.15} 0Q0 ${-r * 1.15} ${r * 1.15} 0Q0 ${r * 1.15} ${-r * 1.15} 0Z`, c.glow) +
  circle(0, 0, r * 0.52, c.mid) +
  circle(0, 0, r * 0.52, 'url(#iris)') +
  fill(
    path([
      [0, -r * 0.5],
      [r * 0.13, 0],
      [0, r * 0.5],
      [-r * 0.13, 0],
    ]),
    c.ink,
  ) +
  circle(r * 0.18, -r * 0.2, r * 0.09, c.glow) +
  polygon(0, 0, r * 1.3, 8, 22)
    .map(([x, y]) => circle(x, y, r * 0.045, c.accent))
    .join('')
const bolt: Mark = (r, c) =>
  facet(
    `M${r * 0.2} ${-r}L${r * 0.06} ${-r * 0.16}H${r * 0.6}L${-r * 0.24} ${r}L${r * 0.02} ${r * 0.14}Z`,
    `M${r * 0.2} ${-r}L${-r * 0.56} ${r * 0.14}H${r * 0.02}L${-r * 0.24} ${r}L${r * 0.6} ${-r * 0.16}H${r * 0.06}Z`,
    c.glow,
    c.accent,
  ) + stroke(path(polygon(0, 0, r * 1.16, 6)), c.light, r * 0.055)
const phoenix: Mark = (r, c, random) => {
  const flames = random.pick([7, 9, 11])
  return (
    Array.from({ length: flames }, (_, k) => {
      const turn = -72 + (144 / (flames - 1)) * k
      const tall = r * (0.8 + 0.35 * Math.cos((turn * Math.PI) / 120))
      return `<g transform="translate(0 ${r * 0.55}) rotate(${turn})">${fill(`M0 0C${r * 0.2} ${-tall * 0.4} ${r * 0.16} ${-tall * 0.9} 0 ${-tall * 1.4}C${-r * 0.04} ${-tall * 0.9} ${-r * 0.2} ${-tall * 0.5} 0 0Z`, [c.accent, c.light, c.glow, c.soft][k % 4] ?? c.light)}</g>`
    }).join('') +
    circle(0, r * 0.55, r * 0.17, c.glow) +
    circle(0, r * 0.55, r * 0.09, c.mid)
  )
}
const orb: Mark = (r, c) =>
  circle(0, 0, r * 0.62, 'url(#iris)') +
  [18, 78, 138]
    .map(
      (turn) =>
        `<ellipse rx="${r * 1.12}" ry="${r * 0.36}" fill="none" stroke="${turn === 78 ? c.accent : c.glow}" stroke-width="${r * 0.07}" transform="rotate(${turn})"/>`,
    )
    .join('') +
  [0, 1, 2]
    .map((k) => circle(r * 1.1 * Math.cos(k * 2.1 + 0.4), r * 0.9 * Math.sin(k * 2.1 + 0.4), r * 0.1, c.glow))
    .join('')
const mask: Mark = (r, c) =>
  facet(
    `M0 ${-r * 0.6}L${r * 0.9} ${-r}L${r * 0.72} ${r * 0.2}L0 ${r}Z`,
    `M${-r * 0.9} ${-r}L0 ${-r * 0.6}L${r * 0.9} ${-r}L${r * 0.72} ${r * 0.2}L0 ${r}L${-r * 0.72} ${r * 0.2}Z`,
    c.light,
    c.soft,
  ) +
  [1, -1]
    .map(
      (side) =>
        fill(
          path([
            [side * r * 0.16, -r * 0.02],
            [side * r * 0.6, -r * 0.26],
            [side * r * 0.5, r * 0.1],
          ]),
          c.ink,
        ) +
        fill(
          path([
            [side * r * 0.26, -r * 0.04],
            [side * r * 0.5, -r * 0.16],
            [side * r * 0.44, r * 0.02],
          ]),
          c.accent,
        ),
    )
    .join('') +
  fill(
    path([
      [0, r * 0.14],
      [r * 0.12, r * 0.52],
      [-r * 0.12, r * 0.52],
    ]),
    c.night,
  )
const tower: Mark = (r, c) =>
  facet(
    `M0 ${-r}L${r * 0.3} ${-r * 0.4}L${r * 0.22} ${r}H0Z`,
    `M0 ${-r}L${r * 0.3} ${-r * 0.4}L${r * 0.22} ${r}H${-r * 0.22}L${-r * 0.3} ${-r * 0.4}Z`,
    c.glow,
    c.soft,
  ) +
  [1, -1]
    .map((side) =>
      fill(
        path([
          [side * r * 0.4, r],
          [side * r * 0.46, -r * 0.1],
          [side * r * 0.6, -r * 0.5],
          [side * r * 0.78, -r * 0.1],
          [side * r * 0.84, r],
        ]),
        side > 0 ? c.mid : c.light,
      ),
    )
    .join('') +
  circle(0, -r * 0.2, r * 0.11, c.accent)
const star: Mark = (r, c) =>
  [0, 45]
    .map(
      (turn, k) =>
        `<g transform="rotate(${turn}) scale(${k ? 0.68 : 1})">${[0, 90, 180, 270]
          .map(
            (q) =>
              `<g transform="rotate(${q})">${fill(
                path([
                  [0, -r * 1.15],
                  [r * 0.2, -r * 0.2],
                  [0, 0],
                ]),
                k ? c.accent : c.soft,
              )}${fill(
                path([
                  [0, -r * 1.15],
                  [-r * 0.2, -r * 0.2],
                  [0, 0],
                ]),
                c.glow,
              )}</g>`,
          )
          .join('')}</g>`,
    )
    .reverse()
    .join('')

const marks: readonly Mark[] = [blade, shield, crown, gem, wings, eye, bolt, phoenix, orb, mask, tower, star]

/** An emblem without words in front of the world, on a plain disc so that it is recognisable at any size. */
export function emblem(which: number, x: number, y: number, r: number, c: Palette, random: Random): string {
  const mark = marks[which % marks.length] ?? gem
  return `<g transform="translate(${x} ${y})"><circle r="${r * 2.1}" fill="url(#plate)"/><g transform="translate(0 ${r * 0.06})" opacity="0.4"><g fill="#000">${mark(r, { ...c, night: c.ink, deep: c.ink, mid: c.ink, soft: c.ink, light: c.ink, glow: c.ink, accent: c.ink }, random)}</g></g>${mark(r, c, random)}</g>`
}
