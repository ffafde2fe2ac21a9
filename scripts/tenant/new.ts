import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { likelyCurrency } from '@tradepost/domain/money/likely-currency'
import { root } from '../start/settings.ts'
import { composeTenant } from './compose.ts'
import { logoNote } from './draw.ts'
import { takenMarks } from './marks.ts'
import { drawnIcons, motifFor } from './motifs.ts'
import { type Answers, checkAnswers, checkId, checksAgainst, colourHints, type NewTenant } from './new-tenant.ts'
import { type Places, places } from './places.ts'
import { type Question, readAnswers } from './read-answers.ts'

/** Writes a tenant's folder and its site file; returns the written paths. */
export function writeTenant(plan: NewTenant, places: Places): string[] {
  const folder = composeTenant(plan, motifFor(plan.id, plan.color, drawnIcons(places)))
  const files = Object.entries(folder).map(([name, text]): [string, string] => [
    path.join(places.tenants, plan.id, name),
    text,
  ])
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  }
  return files.map(([file]) => file)
}

/** Formats files with the formatter settings of their workspace. */
export function formatFiles(files: readonly string[], folder: string): void {
  const biome = path.join(root, 'node_modules/.bin/biome')
  execFileSync(biome, ['check', '--write', '--files-ignore-unknown=true', ...files], { cwd: folder, stdio: 'pipe' })
}

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

function install(): void {
  const { status } = spawnSync('pnpm', ['install', '--silent', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The files are written, but the installation failed: run npx pnpm install.')
}

type Checks = Readonly<Record<keyof Answers, Question['check']>>

const questionsFor = (id: string, checks: Checks): Readonly<Record<keyof Answers, Question>> => ({
  name: { question: 'Name shoppers see', fallback: capital(id), check: checks.name },
  company: { question: 'Company', fallback: capital(id), check: checks.company },
  color: { question: 'Theme colour as #rrggbb', check: checks.color },
  languages: { question: 'Languages, the first is the default', fallback: 'en', check: checks.languages },
  currencies: {
    question: 'Currencies; each language starts with its usual one',
    fallback: 'USD',
    check: checks.currencies,
  },
  domain: { question: 'Domain', fallback: `${id}.example`, check: checks.domain },
})

/** The sentence that tells how to open the new shop. `npm start` installs only packages that the lockfile lists. */
export const nextStep = ({ name, number }: Pick<NewTenant, 'name' | 'number'>, noInstall: boolean): string =>
  `${name} is tenant ${number}: ${noInstall ? 'run npx pnpm install first, then ' : ''}npm start shows it at http://localhost:${4100 + number}`

/** `tenant new <id>`: asks for missing options, writes the tenant and installs it. */
export async function newTenant(id: string, given: Partial<Answers>, noInstall: boolean) {
  const taken = await takenMarks(places)
  checkId(id, places, taken)
  const questions = questionsFor(id, checksAgainst(taken))
  const plan = checkAnswers(id, await readAnswers(questions, given, process.stdin, process.stdout), places, taken)
  const files = writeTenant(plan, places)
  formatFiles(files, root)
  for (const file of files) console.log(`+ ${path.relative(root, file)}`)
  for (const language of plan.languages)
    console.log(
      `  ${language} starts with ${likelyCurrency(language, plan.currencies)} (currencyOf in tenants/${id}/site.json)`,
    )
  for (const hint of colourHints(plan.color)) console.log(`! ${hint}`)
  const note = logoNote(plan)
  if (note) console.log(`! ${note}`)
  if (!noInstall) install()
  console.log(`\n${nextStep(plan, noInstall)}`)
}
