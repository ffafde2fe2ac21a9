import { circle, fill, type Point, path, ridge, stars, stroke } from './shapes.ts'
import type { World } from './world.ts'

export const horizon: World = (frame, c, random, [x, y]) => {
  const { height } = frame
  const jagged = random.chance(0.5)
  const r = height * (0.13 + random.next() * 0.07)
  const layers = [c.soft, c.mid, c.deep, c.night, c.ink]
  return [
    stars(frame, 40, c.glow, random),
    circle(x, y, r * 2.6, 'url(#halo)'),
    circle(x, y, r, 'url(#disc)'),
    ...layers.map((paint, k) =>
      fill(
        ridge(frame, 0.68 + k * 0.09, 0.3 - k * 0.045, random, jagged && k < 3),
        paint,
        `opacity="${k === 0 ? 0.75 : 1}"`,
      ),
    ),
    fill(`M0 ${height * 0.62}H${frame.width}V${height * 0.8}H0Z`, 'url(#mist)'),
  ].join('')
}

export const dunes: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const dune = (base: number, lit: string, shade: string) => {
    const peak = width * (0.15 + random.next() * 0.7)
    const top = height * (base - 0.1 - random.next() * 0.08)
    const foot = height * (base + 0.1)
    const side = random.chance(0.5) ? 1 : -1
    return (
      fill(
        `M-5 ${foot}C${peak * 0.4} ${foot - 10} ${peak * 0.7} ${top} ${peak} ${top}S${(width + peak) / 2} ${foot} ${width + 5} ${foot - 20}V${height + 5}H-5Z`,
        lit,
      ) +
      fill(
        `M${peak} ${top}C${peak + side * 26} ${top + 60} ${peak - side * 50} ${foot} ${peak + side * 20} ${height + 5}H${side > 0 ? width + 5 : -5}V${foot - 20}C${side > 0 ? (width + peak) / 2 : peak * 0.4} ${foot - 8} ${peak + side * width * 0.1} ${top} ${peak} ${top}Z`,
        shade,
        'opacity="0.85"',
      )
    )
  }
  return [
    stars(frame, 30, c.glow, random),
    circle(x, y, height * 0.5, 'url(#halo)'),
    circle(x, y, height * 0.15, 'url(#disc)'),
    circle(x + height * 0.2, y - height * 0.1, height * 0.035, c.light, 'opacity="0.7"'),
    dune(0.66, c.light, c.soft),
    dune(0.76, c.soft, c.mid),
    dune(0.86, c.mid, c.deep),
    dune(0.97, c.deep, c.night),
  ].join('')
}

export const forest: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const tree = (centre: number, foot: number, tall: number, paint: string) => {
    const wide = tall * 0.2
    return (
      [0, 1, 2]
        .map((k) =>
          fill(
            path([
              [centre, foot - tall + tall * 0.22 * k],
              [centre - wide * (0.55 + k * 0.28), foot - tall * (0.52 - k * 0.2)],
              [centre + wide * (0.55 + k * 0.28), foot - tall * (0.52 - k * 0.2)],
            ]),
            paint,
          ),
        )
        .join('') +
      fill(`M${centre - tall * 0.02} ${foot - tall * 0.2}h${tall * 0.04}v${tall * 0.3}h-${tall * 0.04}z`, paint)
    )
  }
  const row = (foot: number, tall: number, gap: number, paint: string) => {
    let out = ''
    for (let centre = -20; centre < width + 30; centre += gap * (0.5 + random.next()))
      out += tree(centre, height * foot + random.next() * 20, height * tall * (0.6 + random.next() * 0.6), paint)
    return out + fill(ridge(frame, foot + 0.02, 0.05, random, false), paint)
  }
  const beams = [-0.5, -0.16, 0.2, 0.55].map((lean) =>
    fill(
      path([
        [x - 10, y],
        [x + 10, y],
        [x + lean * width + 70, height],
        [x + lean * width - 40, height],
      ]),
      c.glow,
      'opacity="0.1"',
    ),
  )
  return [
    stars(frame, 26, c.glow, random),
    circle(x, y, height * 0.55, 'url(#halo)'),
    circle(x, y, height * 0.13, 'url(#disc)'),
    fill(ridge(frame, 0.66, 0.22, random, true), c.soft, 'opacity="0.6"'),
    row(0.72, 0.2, 30, c.mid),
    fill(`M0 ${height * 0.5}H${width}V${height * 0.8}H0Z`, 'url(#mist)'),
    row(0.84, 0.3, 52, c.deep),
    ...beams,
    row(0.98, 0.42, 96, c.ink),
  ].join('')
}

export const islands: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const island = (centre: number, level: number, wide: number, near: number) => {
    const drop = wide * (0.7 + random.next() * 0.4)
    const points: Point[] = Array.from({ length: 9 }, (_, k) => [
      centre - wide + (2 * wide * k) / 8,
      level + drop * Math.sin((Math.PI * k) / 8) * (0.6 + random.next() * 0.5) + 4,
    ])
    const peaks = Array.from({ length: 3 }, (_, k) => {
      const px = centre + (k - 1) * wide * 0.5
      const tall = wide * (0.4 + random.next() * 0.6)
      return (
        fill(
          path([
            [px, level - tall],
            [px - wide * 0.3, level],
            [px + wide * 0.3, level],
          ]),
          near > 1 ? c.deep : c.soft,
        ) +
        fill(
          path([
            [px, level - tall],
            [px + wide * 0.3, level],
            [px + wide * 0.05, level],
          ]),
          near > 1 ? c.night : c.mid,
        )
      )
    })
    return `<g opacity="${near === 0 ? 0.55 : 1}">${peaks.join('')}${fill(path([[centre - wide, level], ...points, [centre + wide, level]]), near > 1 ? c.ink : c.deep)}${fill(`M${centre - wide} ${level - 3}h${wide * 2}v7h-${wide * 2}z`, near > 1 ? c.accent : c.light, 'opacity="0.9"')}</g>`
  }
  return [
    stars(frame, 40, c.glow, random),
    circle(x, y, height * 0.6, 'url(#halo)'),
    circle(x, y, height * 0.21, 'url(#disc)'),
    ...Array.from(
      { length: 5 },
      () =>
        `<ellipse cx="${random.next() * width}" cy="${height * (0.35 + random.next() * 0.6)}" rx="${80 + random.int(0, 160)}" ry="${10 + random.int(0, 16)}" fill="${c.light}" opacity="0.16"/>`,
    ),
    island(width * 0.2, height * 0.52, width * 0.11, 0),
    island(width * 0.82, height * 0.46, width * 0.13, 0),
    island(width * (0.3 + random.next() * 0.4), height * 0.7, width * 0.24, 1),
    island(width * random.pick([0.12, 0.9]), height * 0.86, width * 0.2, 2),
  ].join('')
}

export const waves: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const crest = (base: number, size: number, paint: string, edge: string) => {
    const span = width / (2 + random.int(0, 1))
    const from = -random.next() * span
    let d = `M${from - span} ${height + 5}V${base}`
    for (let centre = from - span; centre < width + span; centre += span)
      d += `C${centre + span * 0.35} ${base - size} ${centre + span * 0.55} ${base - size * 1.1} ${centre + span * 0.62} ${base - size * 0.25}S${centre + span * 0.85} ${base + size * 0.18} ${centre + span} ${base}`
    return fill(`${d}V${height + 5}Z`, paint) + stroke(d, edge, 3, 'opacity="0.85"')
  }
  return [
    circle(x, y, height * 0.46, 'url(#halo)'),
    circle(x, y, height * 0.17, 'url(#disc)'),
    stars(frame, 24, c.glow, random),
    ...[c.light, c.soft, c.mid, c.deep, c.night, c.ink].map((paint, k) =>
      crest(height * (0.55 + k * 0.085), height * (0.12 + k * 0.012), paint, k < 3 ? c.glow : c.soft),
    ),
  ].join('')
}

export const crystals: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const shard = (centre: number, tall: number, wide: number, k: number) => {
    const lean = (centre - width / 2) * 0.35 + (random.next() - 0.5) * 40
    const top: Point = [centre + lean, height - tall]
    const shoulder = height - tall * 0.72
    const left: Point = [centre - wide + lean * 0.7, shoulder]
    const right: Point = [centre + wide + lean * 0.7, shoulder + tall * 0.06]
    const mid: Point = [centre + wide * 0.15 + lean * 0.7, shoulder + tall * 0.1]
    const paints = k % 3 === 0 ? [c.light, c.soft, c.mid] : [c.soft, c.mid, c.deep]
    return [
      fill(path([top, left, mid]), paints[0] ?? c.light),
      fill(path([top, mid, right]), paints[1] ?? c.soft),
      fill(
        path([left, mid, [centre + wide * 0.1, height + 4], [centre - wide * 0.9, height + 4]]),
        paints[1] ?? c.soft,
      ),
      fill(
        path([mid, right, [centre + wide * 0.9, height + 4], [centre + wide * 0.1, height + 4]]),
        paints[2] ?? c.mid,
      ),
    ].join('')
  }
  const row = (count: number, tall: number, wide: number) =>
    Array.from({ length: count }, (_, k) =>
      shard(
        (width * (k + 0.5)) / count + (random.next() - 0.5) * 40,
        height * tall * (0.6 + random.next() * 0.5),
        wide * (0.7 + random.next() * 0.6),
        k,
      ),
    ).join('')
  return [
    stars(frame, 50, c.glow, random),
    circle(x, y, height * 0.5, 'url(#halo)'),
    `<g opacity="0.4">${row(Math.round(width / 90), 0.62, 30)}</g>`,
    `<g opacity="0.75">${row(Math.round(width / 130), 0.42, 42)}</g>`,
    row(Math.round(width / 150), 0.26, 52),
    fill(ridge(frame, 1, 0.08, random, true), c.ink),
  ].join('')
}
