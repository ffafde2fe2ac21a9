import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { compare, compressed } from './compare.ts'
import { type Difference, report } from './report.ts'
import { type Shot, shots } from './shots.ts'
import { takeAll } from './take.ts'

const baselines = path.resolve(import.meta.dirname, 'baselines')
/** Path of the report of differences. */
export const reportFile = path.resolve(import.meta.dirname, '../../../.cache/visual/index.html')
const fileOf = ({ name }: Shot) => path.join(baselines, `${name}.png`)

// The number of pixels that may differ. Pictures of an unchanged page do not differ. A changed corner of a button is
// about fifty pixels, most of them at its edge.
const allowed = ({ story }: Shot) => (story.startsWith('kit-') ? 8 : 24)

/** Takes every picture and compares it with the one that was accepted. */
export async function differences(browser: Browser, url: string, wanted = shots, css = ''): Promise<Difference[]> {
  const differing: Difference[] = []
  await takeAll(
    browser,
    url,
    wanted,
    async (shot, after) => {
      const before = existsSync(fileOf(shot)) ? readFileSync(fileOf(shot)) : null
      const { different, picture } = before ? await compare(before, after) : { different: 0, picture: null }
      if (!before || different > allowed(shot)) differing.push({ name: shot.name, different, before, after, picture })
    },
    css,
  )
  return differing.sort((a, b) => a.name.localeCompare(b.name))
}

export function writeReport(differences: readonly Difference[]): void {
  mkdirSync(path.dirname(reportFile), { recursive: true })
  writeFileSync(reportFile, report(differences))
}

/** Accepts the current pictures, and deletes those that are no longer compared. */
export async function accept(browser: Browser, url: string): Promise<number> {
  mkdirSync(baselines, { recursive: true })
  const differing = await differences(browser, url)
  for (const { name, after } of differing) writeFileSync(path.join(baselines, `${name}.png`), await compressed(after))
  const current = shots.map(({ name }) => `${name}.png`)
  for (const file of readdirSync(baselines).filter((one) => !current.includes(one))) rmSync(path.join(baselines, file))
  return differing.length
}
