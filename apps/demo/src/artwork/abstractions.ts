import { circle, fill, type Point, path, polygon, ridge, stars, stroke } from './shapes.ts'
import type { World } from './world.ts'

export const orbits: World = (frame, c, random, [x, y]) => {
  const size = Math.min(frame.width, frame.height)
  const tilt = random.int(-34, 34)
  const rings = Array.from({ length: 6 }, (_, k) => {
    const r = size * (0.34 + k * 0.1)
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.3}" fill="none" stroke="${k % 2 ? c.light : c.accent}" stroke-width="${k === 2 ? 5 : 1.4}" opacity="${0.85 - k * 0.11}" transform="rotate(${tilt} ${x} ${y})"/>`
  })
  const moons = [1, 2, 3].map((k) => {
    const angle = random.next() * 6.3
    const r = size * (0.34 + k * 0.1)
    return `<g transform="rotate(${tilt} ${x} ${y})">${circle(x + r * Math.cos(angle), y + r * 0.3 * Math.sin(angle), size * (0.016 + random.next() * 0.03), k === 2 ? c.accent : c.glow)}</g>`
  })
  return [
    stars(frame, 110, c.glow, random),
    circle(x, y, size * 0.62, 'url(#halo)'),
    ...rings.slice(3),
    circle(x, y, size * 0.27, 'url(#planet)'),
    `<g clip-path="url(#below)">${rings.slice(0, 3).join('')}</g>`,
    ...moons,
    fill(ridge(frame, 1.02, 0.12, random, true), c.ink),
  ].join('')
}

export const city: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const block = (base: number, tall: number, paint: string, lit: string | null) => {
    let out = ''
    for (let left = -20; left < width; ) {
      const wide = 26 + random.int(0, 46)
      const top = height * base - height * tall * (0.25 + random.next() ** 1.6 * 0.75)
      const roof = random.chance(0.25) ? 14 : 0
      out += fill(`M${left} ${height}V${top}L${left + wide / 2} ${top - roof}L${left + wide} ${top}V${height}Z`, paint)
      if (random.chance(0.22)) out += fill(`M${left + wide / 2 - 1} ${top - roof - 36}h2v36h-2z`, paint)
      if (lit)
        for (let row = top + 12; row < height * 0.96; row += 15)
          for (let col = left + 7; col < left + wide - 8; col += 11)
            if (random.chance(0.28))
              out += fill(
                `M${col} ${row}h5v7h-5z`,
                random.chance(0.2) ? c.accent : lit,
                `opacity="${0.5 + random.next() * 0.5}"`,
              )
      left += wide + random.int(2, 10)
    }
    return out
  }
  return [
    circle(x, y, height * 0.42, 'url(#halo)'),
    circle(x, y, height * 0.2, 'url(#disc)'),
    ...[0, 1, 2, 3].map((k) =>
      fill(`M0 ${y + height * (0.02 + k * 0.045)}h${width}v${3 + k * 3}h-${width}z`, c.deep, 'opacity="0.55"'),
    ),
    block(1, 0.62, c.mid, null),
    block(1, 0.48, c.deep, c.light),
    block(1.02, 0.3, c.ink, c.glow),
    fill(`M0 ${height * 0.72}H${width}V${height}H0Z`, 'url(#mist)'),
  ].join('')
}

export const grid: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const line = height * 0.64
  const rays = Array.from({ length: 25 }, (_, k) =>
    stroke(`M${x} ${line}L${width / 2 + (k - 12) * width * 0.16} ${height + 4}`, c.accent, 1.6, 'opacity="0.65"'),
  )
  const rows = Array.from({ length: 9 }, (_, k) =>
    stroke(`M0 ${line + (height - line) * (k / 8) ** 2.1}H${width}`, c.accent, 1 + k * 0.25, 'opacity="0.65"'),
  )
  const bars = Array.from({ length: 6 }, (_, k) =>
    fill(`M0 ${y + height * (0.02 + k * 0.035)}h${width}v${2 + k * 1.8}h-${width}z`, c.night),
  )
  return [
    stars(frame, 60, c.glow, random),
    circle(x, y, height * 0.55, 'url(#halo)'),
    circle(x, y, height * 0.24, 'url(#disc)'),
    ...bars,
    fill(ridge(frame, 0.66, 0.2, random, true), c.deep),
    fill(ridge(frame, 0.66, 0.11, random, true), c.night),
    fill(`M0 ${line}H${width}V${height}H0Z`, c.ink),
    ...rays,
    ...rows,
    fill(`M0 ${line - 3}H${width}v5H0Z`, c.glow),
  ].join('')
}

export const runes: World = (frame, c, random, [x, y]) => {
  const size = Math.min(frame.width, frame.height)
  const ring = (r: number, teeth: number, k: number) => {
    const marks = Array.from({ length: teeth }, (_, k) => {
      const turn = (360 / teeth) * k
      const glyph = random.pick([
        'M-4-9V9M-4-3L6-9',
        'M0-9V9M-6-4L0 2L6-4',
        'M-5-9L5 0L-5 9',
        'M-5-8H5M0-8V9',
        'M-5 0L0-9L5 0L0 9Z',
      ])
      return `<g transform="rotate(${turn} ${x} ${y}) translate(${x} ${y - r}) scale(${size / 620})"><path d="${glyph}" fill="none" stroke="${k % 2 ? c.accent : c.glow}" stroke-width="2.4"/></g>`
    })
    return `<circle cx="${x}" cy="${y}" r="${r - size * 0.032}" fill="none" stroke="${c.light}" stroke-width="1.4" opacity="0.8"/><circle cx="${x}" cy="${y}" r="${r + size * 0.032}" fill="none" stroke="${c.light}" stroke-width="${k ? 1.2 : 3}" opacity="0.8"/>${marks.join('')}`
  }
  const sides = random.pick([3, 4, 6])
  const web = [0, 180 / sides].map((turn) =>
    stroke(path(polygon(x, y, size * 0.29, sides, turn - 90)), c.soft, 2.4, 'opacity="0.9"'),
  )
  const spears = polygon(x, y, Math.max(frame.width, frame.height), 12, random.int(0, 30)).map(([px, py]) =>
    fill(
      path([
        [x, y],
        [px - 26, py],
        [px + 26, py],
      ]),
      c.mid,
      'opacity="0.22"',
    ),
  )
  return [
    stars(frame, 70, c.glow, random),
    ...spears,
    circle(x, y, size * 0.68, 'url(#halo)'),
    circle(x, y, size * 0.42, c.night, 'opacity="0.55"'),
    ring(size * 0.42, 24, 0),
    ring(size * 0.335, 18, 1),
    ...web,
    fill(ridge(frame, 1.02, 0.2, random, true), c.night),
    fill(ridge(frame, 1.03, 0.1, random, true), c.ink),
  ].join('')
}

export const speed: World = (frame, c, random, [x, y]) => {
  const reach = Math.hypot(frame.width, frame.height)
  const streaks = Array.from({ length: 90 }, () => {
    const angle = random.next() * Math.PI * 2
    const from = reach * (0.1 + random.next() * 0.5)
    const to = from + reach * (0.06 + random.next() * 0.4)
    const wide = 0.004 + random.next() ** 3 * 0.04
    const pointOf = (r: number, shift: number): Point => [
      x + r * Math.cos(angle + shift),
      y + r * Math.sin(angle + shift),
    ]
    return fill(
      path([pointOf(from, 0), pointOf(to, wide), pointOf(to, -wide)]),
      random.pick([c.light, c.soft, c.mid, c.accent, c.glow]),
      `opacity="${0.25 + random.next() * 0.6}"`,
    )
  })
  const rings = [0.12, 0.2, 0.32].map((r) =>
    stroke(path(polygon(x, y, reach * r, 6, random.int(0, 60))), c.light, 2, 'opacity="0.35"'),
  )
  return [circle(x, y, reach * 0.6, 'url(#halo)'), ...streaks, ...rings, circle(x, y, reach * 0.16, 'url(#halo)')].join(
    '',
  )
}

export const prism: World = (frame, c, random, [x, y]) => {
  const { width, height } = frame
  const paints = [c.night, c.deep, c.mid, c.soft, c.light, c.accent]
  const cell = Math.max(width, height) / 8
  let out = ''
  for (let row = -1; row < height / cell + 1; row++) {
    for (let col = -1; col < width / cell + 1; col++) {
      const px = col * cell + (row % 2) * (cell / 2)
      const py = row * cell * 0.87
      const near = 1 - Math.min(1, Math.hypot(px - x, py - y) / (Math.max(width, height) * 0.75))
      const shade = (shift: number) =>
        paints[Math.max(0, Math.min(5, Math.floor(near * 4.6 + shift + (random.next() - 0.5) * 1.7)))] ?? c.mid
      out +=
        fill(
          path([
            [px, py],
            [px + cell, py],
            [px + cell / 2, py + cell * 0.87],
          ]),
          shade(0),
          'opacity="0.92"',
        ) +
        fill(
          path([
            [px + cell, py],
            [px + cell * 1.5, py + cell * 0.87],
            [px + cell / 2, py + cell * 0.87],
          ]),
          shade(-0.8),
          'opacity="0.92"',
        )
    }
  }
  return `${out}${circle(x, y, height * 0.5, 'url(#halo)')}${fill(`M0 ${height * 0.5}H${width}V${height}H0Z`, 'url(#fall)')}`
}
