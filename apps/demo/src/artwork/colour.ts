import type { Random } from '../rows/random.ts'

/** OKLCH to `#rrggbb`; lowers the chroma until the colour exists in sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  for (let c = chroma; ; c -= 0.01) {
    const a = Math.max(0, c) * Math.cos(angle)
    const b = Math.max(0, c) * Math.sin(angle)
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    const linear = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ]
    if (c <= 0 || linear.every((value) => value >= -0.002 && value <= 1.002)) {
      const byte = (value: number) => {
        const bound = Math.min(1, Math.max(0, value))
        const gamma = bound <= 0.0031308 ? 12.92 * bound : 1.055 * bound ** (1 / 2.4) - 0.055
        return Math.round(gamma * 255)
          .toString(16)
          .padStart(2, '0')
      }
      return `#${linear.map(byte).join('')}`
    }
  }
}

/** The colours of one picture, from the dark background to the bright foreground. */
export interface Palette {
  night: string
  deep: string
  mid: string
  soft: string
  light: string
  glow: string
  accent: string
  ink: string
}

/** Hue shift of the dark colours: towards violet for warm lights, towards blue for green ones. */
function nightfall(hue: number, random: Random): number {
  if (hue >= 15 && hue < 120) return -55 - random.int(0, 45) - Math.max(0, hue - 60) * 0.7
  if (hue >= 120 && hue < 190) return 35 + random.int(0, 45)
  return random.pick([-42, -28, 26, 40])
}

/** A palette around a hue: light and dark colours shift to opposite sides. One contrast colour is for accents. */
export function palette(baseHue: number, random: Random): Palette {
  const hue = (baseHue + 720) % 360
  const turn = random.pick([-75, -50, 60, 150, 180])
  const drift = nightfall(hue, random)
  const chroma = 0.14 + random.next() * 0.05
  const warm = hue >= 15 && hue < 120 ? 0.06 : 0
  return {
    ink: oklch(0.14, 0.045, hue + drift),
    night: oklch(0.21, chroma * 0.62, hue + drift),
    deep: oklch(0.34, chroma * 0.9, hue + drift * 0.8),
    mid: oklch(0.49 + warm / 2, chroma, hue + drift * 0.42),
    soft: oklch(0.66 + warm, chroma, hue + drift * 0.12),
    light: oklch(0.82 + warm / 2, chroma * 0.75, hue),
    glow: oklch(0.95, 0.055, hue + Math.sign(drift) * -14),
    accent: oklch(0.76, 0.17, hue + turn),
  }
}
