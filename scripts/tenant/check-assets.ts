import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tenant } from '@tradepost/tenant-config'

const largest = 32 * 1024

const boxOf = (svg: string): { width: number; height: number } | null => {
  const numbers =
    /<svg\b[^>]*\bviewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [, , width = 0, height = 0] = numbers
  return numbers.length === 4 && width > 0 && height > 0 ? { width, height } : null
}

/** Content a drawing must not have: scripts, and requests to other hosts. */
const unsafe = /<script|<foreignObject|\son\w+\s*=|href\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|<!ENTITY|@import/i

function checkDrawing(file: string, svg: string, expected: { width: number; height: number }): string[] {
  const problems: string[] = []
  const box = boxOf(svg)
  if (!box) problems.push(`${file}: it has no viewBox, so it cannot be scaled`)
  else if (Math.abs(box.width / box.height - expected.width / expected.height) > 0.02)
    problems.push(`${file}: ${box.width} by ${box.height} does not fit ${expected.width} by ${expected.height}`)
  if (!/<title>[^<]+<\/title>/.test(svg)) problems.push(`${file}: it has no title`)
  if (unsafe.test(svg)) problems.push(`${file}: it contains a script or an external address`)
  if (Buffer.byteLength(svg) > largest) problems.push(`${file}: more than ${largest / 1024} KB`)
  return problems
}

/** Problems of a tenant's drawings: missing, of a different size than configured, or unsafe. */
export function checkAssets(folder: string, { icon, logo }: Pick<Tenant, 'icon' | 'logo'>): string[] {
  const assets = path.join(folder, 'assets')
  const expected = new Map<string, { width: number; height: number }>([
    [icon, { width: 32, height: 32 }],
    [logo.light, logo],
    [logo.dark, logo],
  ])
  const unused = existsSync(assets) ? readdirSync(assets).filter((file) => !expected.has(file)) : []
  return [
    ...[...expected].flatMap(([file, size]) => {
      const place = path.join(assets, file)
      return existsSync(place)
        ? checkDrawing(`assets/${file}`, readFileSync(place, 'utf8'), size)
        : [`assets/${file}: missing`]
    }),
    ...unused.map((file) => `assets/${file}: not used`),
  ]
}
