import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Texts } from '../catalogue.ts'
import { isLocale } from '../locales.ts'

type Overrides = Readonly<Partial<Record<string, Readonly<Partial<Texts>>>>>

async function unusedIn(folder: string, file: string, overrides: Overrides): Promise<string[]> {
  const locale = path.basename(file, '.ts')
  if (!isLocale(locale)) return [`${file} is not named after a language`]
  const module: Partial<Record<string, Texts>> = await import(pathToFileURL(path.join(folder, file)).href)
  const texts = module[locale]
  if (!texts) return [`${file} exports no ${locale}`]
  const shown = overrides[locale]
  if (!shown) return [`${file} is not used by tenant.ts, so its messages are never shown`]
  return Object.keys(texts)
    .filter((id) => shown[id] !== texts[id])
    .map((id) => `${file} ${id} is never shown: tenant.ts has another text, or none`)
}

/** Messages in a tenant's folder that its tenant.ts does not import. */
export async function unusedOverrides(folder: string, overrides: Overrides): Promise<string[]> {
  const files = globSync('locales/*', { cwd: folder }).sort()
  return (await Promise.all(files.map((file) => unusedIn(folder, file, overrides)))).flat()
}
