import { createRandom } from '../rows/random.ts'
import { oklch } from './colour.ts'
import { circle, fill, linear, path, polygon, radial } from './shapes.ts'

const skins = [
  [0.9, 0.04, 60],
  [0.82, 0.07, 58],
  [0.72, 0.09, 55],
  [0.6, 0.09, 50],
  [0.47, 0.07, 45],
  [0.38, 0.05, 42],
] as const
const side = 160

/** A person made of simple shapes: shoulders, a face turned slightly to the light, hair and one distinctive feature. */
export function portraitSvg(who: string, index: number): string {
  const random = createRandom(`portrait ${who} ${index}`)
  const hue = (index * 137.5 + (who === 'buyer' ? 60 : 0)) % 360
  const [l, chroma, h] = random.pick(skins)
  const skin = oklch(l, chroma, h)
  const shade = oklch(l - 0.1, chroma + 0.015, h - 6)
  const hairHue = random.chance(0.35) ? hue + 180 : 45
  const hair = random.chance(0.35)
    ? oklch(0.62, 0.16, hairHue)
    : oklch(random.pick([0.2, 0.26, 0.34, 0.55, 0.75]), 0.05, 50)
  const hairLight = random.chance(0.5) ? oklch(0.5, 0.06, hairHue) : hair
  const coat = oklch(0.42 + random.next() * 0.2, 0.13, hue + random.pick([150, 180, 210]))
  const collar = oklch(0.86, 0.06, hue + 40)
  const dark = oklch(0.2, 0.03, hue)
  const lean = random.pick([-5, 0, 5])
  const style = random.int(0, 6)
  const back = [
    '',
    fill('M42 66Q40 132 52 140H108Q120 132 118 66Q112 28 80 28Q48 28 42 66Z', hair),
    '',
    fill('M46 70Q44 112 50 118H110Q116 112 114 70Z', hair),
    '',
    circle(80, 32, 17, hair),
    '',
  ][style]
  const front = [
    fill('M50 72Q46 34 82 32Q116 34 111 72Q106 52 88 50Q62 50 58 62Q54 64 50 72Z', hair),
    fill('M49 78Q46 36 80 34Q114 36 111 78Q108 58 80 46Q60 56 49 78Z', hair) +
      fill('M80 46Q70 34 56 46Q50 58 49 78Q58 58 80 46Z', hairLight),
    fill('M50 64Q52 36 80 35Q108 36 110 64Q96 50 80 50Q64 50 50 64Z', hair),
    fill('M48 82Q46 36 82 32Q114 38 112 82Q110 62 98 54Q72 66 54 60Z', hair),
    Array.from({ length: 9 }, (_, k) =>
      circle(52 + k * 7, 50 - Math.sin((k / 8) * Math.PI) * 16, 11, k % 3 ? hair : hairLight),
    ).join(''),
    fill('M49 72Q50 38 80 37Q110 38 111 72Q104 52 80 51Q56 52 49 72Z', hair),
    fill(
      path([
        [48, 66],
        [54, 40],
        [64, 46],
        [72, 28],
        [84, 42],
        [98, 28],
        [100, 46],
        [114, 44],
        [112, 68],
        [98, 54],
        [62, 54],
      ]),
      hair,
    ),
  ][style]
  const extras = [
    '',
    `<g fill="none" stroke="${dark}" stroke-width="2.6"><circle cx="67" cy="77" r="9.5"/><circle cx="95" cy="77" r="9.5"/><path d="M76.500 76h9"/></g>`,
    fill('M46 76C40 76 38 96 48 96ZM114 76C120 76 122 96 112 96Z', dark) +
      `<path d="M47 78Q46 26 80 26T113 78" fill="none" stroke="${collar}" stroke-width="5"/><rect x="39" y="72" width="12" height="24" rx="6" fill="${coat}"/><rect x="109" y="72" width="12" height="24" rx="6" fill="${coat}"/>`,
    fill('M46 62Q48 32 80 31Q112 32 114 62Q80 50 46 62Z', coat) +
      fill('M44 62Q80 48 118 60L132 66Q100 62 46 68Z', oklch(0.34, 0.1, hue + 180)),
    fill('M56 92Q80 86 104 92Q106 116 80 122Q54 116 56 92Z', shade, 'opacity="0.75"'),
    circle(50, 92, 3.5, oklch(0.88, 0.14, 90)) + circle(111, 92, 3.5, oklch(0.88, 0.14, 90)),
    fill('M57 70h47v13q-23 8-47 0z', oklch(0.3, 0.08, hue + 180)) + fill('M60 73h14l-8 8h-6z', oklch(0.8, 0.14, hue)),
  ]
  const extra = extras[random.int(0, extras.length - 1)] ?? ''
  const motif = random.pick([
    fill(path(polygon(80, 78, 84, 6, 0)), oklch(0.66, 0.13, hue + 24), 'opacity="0.8"'),
    circle(112, 46, 44, oklch(0.86, 0.1, hue + 40), 'opacity="0.8"'),
    [0, 1, 2, 3]
      .map((k) =>
        fill(
          `M${-20 + k * 50} 160L${30 + k * 50} 0h22L${2 + k * 50} 160z`,
          oklch(0.68, 0.12, hue + 16),
          'opacity="0.5"',
        ),
      )
      .join(''),
    fill('M0 112Q40 84 80 108T160 96V160H0Z', oklch(0.46, 0.12, hue - 20), 'opacity="0.7"'),
  ])
  const mouth = random.pick(['M72 101q8 6 16 0', 'M73 102h14', 'M72 100q9 9 18 0q-9 3-18 0z'])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 160 160"><defs>${linear(
    'bg',
    [0, 0],
    [1, 1],
    [
      [0, oklch(0.78, 0.12, hue + 20)],
      [1, oklch(0.48, 0.15, hue - 16)],
    ],
  )}${radial('lit', [0.3, 0.2], 0.9, [
    [0, '#ffffff', 0.34],
    [1, '#ffffff', 0],
  ])}</defs>${fill('M0 0H160V160H0Z', 'url(#bg)')}${motif}<g transform="rotate(${lean} 80 150)">${back}${fill('M22 168Q26 126 62 122L80 136L98 122Q134 126 138 168Z', coat)}${fill('M60 121L80 140L100 121L106 128L80 152L54 128Z', collar)}${fill('M68 100h24v24q-12 14-24 0z', shade)}${fill('M51 70Q51 40 80 40Q109 40 109 70V86Q107 114 80 116Q53 114 51 86Z', skin)}${fill('M80 40Q109 40 109 70V86Q107 114 80 116Q98 96 92 40Z', shade, 'opacity="0.55"')}${circle(51, 83, 6.5, skin)}${circle(109, 83, 6.5, shade)}${circle(67, 78, 3.6, dark)}${circle(95, 78, 3.6, dark)}<path d="M60 68q7-5 14-1M88 67q7-4 14 1" fill="none" stroke="${hair}" stroke-width="3.2" stroke-linecap="round"/><path d="M81 80l-3 11h5" fill="none" stroke="${shade}" stroke-width="2.4"/><path d="${mouth}" fill="none" stroke="${dark}" stroke-width="2.8" stroke-linecap="round"/>${front}${extra}</g>${fill('M0 0H160V160H0Z', 'url(#lit)')}</svg>`
}
