import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tenant } from '@tradepost/tenant-config'
import { createTheme } from '@tradepost/theme-from-theme-color'
import { type Places, readTenant } from './places.ts'

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The differences of two records, one line each, sorted by name. */
function differences(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return names
    .filter((name) => plain(one[name]) !== plain(other[name]))
    .map((name) => `${name}: ${plain(one[name]) ?? '—'} | ${plain(other[name]) ?? '—'}`)
}

const config = ({ overrides: _, ...rest }: Tenant): Record<string, unknown> => rest

const words = ({ overrides }: Tenant): Record<string, string> =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([locale, texts]) =>
      Object.entries(texts ?? {}).map(([id, text]) => [`${locale} ${id}`, text]),
    ),
  )

function palette({ themeColor }: Tenant): Record<string, string> {
  const { shades, light, dark } = createTheme(themeColor)
  const named = (scheme: string, colors: Record<string, string>) =>
    Object.entries(colors).map(([token, color]) => [`${scheme} ${token}`, color])
  return Object.fromEntries([...named('shade', shades), ...named('light', light), ...named('dark', dark)])
}

function drawings({ tenants }: Places, id: string): Record<string, string> {
  const folder = path.join(tenants, id, 'assets')
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const bytes = readFileSync(path.join(folder, file))
      return [file, `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`]
    }),
  )
}

/** The differences of two tenants as text: configuration, messages, assets, palette. */
export async function diffTenants(places: Places, one: string, other: string): Promise<string> {
  const [left, right] = [await readTenant(places, one), await readTenant(places, other)]
  const parts: [string, string[]][] = [
    ['config', differences(config(left), config(right))],
    ['words', differences(words(left), words(right))],
    ['assets', differences(drawings(places, one), drawings(places, other))],
    ['palette', differences(palette(left), palette(right))],
  ]
  return [
    `${one} | ${other}`,
    ...parts.map(([name, lines]) =>
      [`\n${name}: ${lines.length || 'no'} differences`, ...lines.map((line) => `  ${line}`)].join('\n'),
    ),
  ].join('\n')
}
