import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../start/settings.ts'
import { places, readSites, readTenant } from '../places.ts'
import { previewPage } from './preview-page.ts'
import { previewShots, screenNames } from './preview-shots.ts'
import { siteFonts } from './site-fonts.ts'

interface Options {
  out?: string | undefined
  url?: string | undefined
  screens?: string | undefined
}

/** The origin of a given address. */
function originOf(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${address} is not an address: write it like http://localhost:4101.`)
  return url.origin
}

/** True when the tenant's site answers at the address; throws when another tenant's does. */
export async function isShopOf(name: string, origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/manifest.webmanifest`).catch(() => null)
  if (!response) return false
  const manifest = (await response.json().catch(() => null)) as { name?: unknown } | null
  if (manifest?.name === name) return true
  throw new Error(
    typeof manifest?.name === 'string'
      ? `${origin} is the shop of ${manifest.name}, not that of ${name}: pass its address with --url.`
      : `${origin} is not a shop: pass the address of ${name} with --url.`,
  )
}

/** `tenant preview <id>`: one page with palette, contrast, type and, where the shop runs, its key screens. */
export async function previewTenant(id: string, { out, url, screens }: Options): Promise<void> {
  const names = screenNames(screens)
  const tenant = await readTenant(places, id)
  const number = readSites(places).find(({ code }) => code === id)?.id ?? 1
  const origin = originOf(url ?? `http://localhost:${4100 + number}`)
  const runs = await isShopOf(tenant.displayName, origin)
  if (!runs) console.log(`Nothing answers at ${origin}: the page has no screens. Start the shop, or pass --url.`)
  const shots = runs ? await previewShots(origin, tenant.languages[0] ?? 'en', names) : []
  const drawing = (file: string) => readFileSync(path.join(places.tenants, id, 'assets', file), 'utf8')
  const drawings = { icon: drawing(tenant.icon), light: drawing(tenant.logo.light), dark: drawing(tenant.logo.dark) }
  const file = path.resolve(out ?? path.join(root, `.cache/preview-${id}.html`))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, previewPage(tenant, drawings, await siteFonts(tenant), shots))
  console.log(`${file} (${shots.length} screens)`)
}
