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

function originOf(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${address} is not an address: write it like http://localhost:4101.`)
  return url.origin
}

/** True if the tenant's shop answers at the origin, false if nothing does. Throws if another tenant's shop answers. */
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

/** `tenant preview <id>`: writes a page with colours, contrast, fonts and, if the shop is running, screenshots. */
export async function previewTenant(id: string, { out, url, screens }: Options): Promise<void> {
  const names = screenNames(screens)
  const tenant = await readTenant(places, id)
  const siteId = readSites(places).find(({ code }) => code === id)?.id ?? 1
  const origin = originOf(url ?? `http://localhost:${4100 + siteId}`)
  const isRunning = await isShopOf(tenant.displayName, origin)
  if (!isRunning) console.log(`No shop answers at ${origin}: the preview has no screenshots. Start it or pass --url.`)
  const shots = isRunning ? await previewShots(origin, tenant.languages[0] ?? 'en', names) : []
  const readAsset = (file: string) => readFileSync(path.join(places.tenants, id, 'assets', file), 'utf8')
  const { icon, logo } = tenant
  const logos = { icon: readAsset(icon), light: readAsset(logo.light), dark: readAsset(logo.dark) }
  const file = path.resolve(out ?? path.join(root, `.cache/preview-${id}.html`))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, previewPage(tenant, logos, await siteFonts(tenant), shots))
  console.log(`${file} (${shots.length} screenshots)`)
}
