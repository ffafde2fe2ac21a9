import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../start/settings.ts'
import { tenants } from '../tenants.ts'
import { problemsOf } from './check.ts'
import { diffTenants } from './diff.ts'
import { takenMarks } from './marks.ts'
import { formatFiles, nextStep, writeTenant } from './new.ts'
import { checkAnswers, colourHints } from './new-tenant.ts'
import { placesIn } from './places.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-tenants-'))
const places = placesIn(folder)
mkdirSync(places.tenants, { recursive: true })
mkdirSync(path.join(places.tenants, 'node_modules'))
// The tenants import @tradepost/tenant-config from here.
symlinkSync(
  path.join(root, 'tenants/lumen/node_modules/@tradepost'),
  path.join(places.tenants, 'node_modules/@tradepost'),
)
for (const file of ['biome.json', 'tsconfig.base.json', '.gitignore'])
  cpSync(path.join(root, file), path.join(folder, file))
// The sites that the gateway knows, without the tenants' other files.
for (const { id } of tenants())
  cpSync(path.join(root, 'tenants', id, 'site.json'), path.join(places.tenants, id, 'site.json'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const answers = {
  name: 'Nova',
  company: 'Nova AS',
  color: '#FFDD00',
  languages: 'de, en',
  currencies: 'eur usd',
  domain: 'games.example',
}

describe('a new tenant', async () => {
  const plan = checkAnswers('nova', answers, places, await takenMarks(places))
  const files = writeTenant(plan, places)
  const lint = () =>
    execFileSync(path.join(root, 'node_modules/.bin/biome'), ['check', '--error-on-warnings', 'tenants/nova'], {
      cwd: folder,
      stdio: 'pipe',
    })

  it('passes the linter once formatted', () => {
    expect(lint).toThrow('Formatter would have printed')
    formatFiles(files, folder)
    expect(lint).not.toThrow()
  })

  it('has the next number and no problems', async () => {
    expect(plan).toMatchObject({ color: '#ffdd00', languages: ['de', 'en'], currencies: ['EUR', 'USD'] })
    expect(plan.number).toBeGreaterThan(3)
    expect(await problemsOf(places, 'nova')).toEqual([])
  })

  it('gets a note when its palettes change its colour', () => {
    expect(colourHints('#ffdd00').join()).toMatch(
      /light: accent is #\w{6} instead of #ffdd00, \d+\.\d points of lightness darker/,
    )
    expect(colourHints('#0040ff').filter((line) => line.startsWith('light'))).toEqual([])
  })

  const free = { word: () => null, domain: () => null }
  it('gets a hint to install packages first, if they are not installed', () => {
    expect(nextStep(plan, false)).not.toContain('install')
    expect(nextStep(plan, true)).toContain('Nova is tenant 4: run npx pnpm install first, then npm start')
  })

  it.each([
    ['nova', {}, 'The tenant nova exists already.'],
    ['lumen', {}, 'The tenant lumen exists already.'],
    ['../x', {}, 'cannot name a tenant'],
    ['fresh', { color: 'red' }, 'red is not a colour'],
    ['fresh', { languages: 'en, xx' }, 'xx is not a language'],
    ['fresh', { languages: 'en en' }, 'named twice'],
    ['fresh', { currencies: 'KRW' }, 'no rate for KRW'],
    ['fresh', { domain: 'https://x.example' }, 'is not a domain'],
    ['fresh', { name: 'It"s' }, 'The name needs'],
  ])('is refused as %s with %o', (id, change, sentence) => {
    expect(() => checkAnswers(id, { ...answers, ...change }, places, free)).toThrow(sentence)
  })

  it('differs from another only in the given answers', async () => {
    const other = { ...answers, name: 'Orbit', company: 'Orbit AS', color: '#004488', domain: 'my-games.example' }
    writeTenant(checkAnswers('orbit', other, places, await takenMarks(places)), places)
    const text = await diffTenants(places, 'nova', 'orbit')
    expect(text).toContain('themeColor: #ffdd00 | #004488')
    expect(text).toContain('displayName: Nova | Orbit')
    expect(text).toContain('words: no differences')
    expect(text).toContain('assets: 3 differences')
    expect(text).not.toContain('currencies:')
  })

  it('must not have the domain of another in its build, but may have its own', async () => {
    const build = path.join(places.tenants, 'orbit/build')
    mkdirSync(build)
    writeFileSync(path.join(build, 'a.js'), 'fetch("https://my-games.example/")')
    expect(await problemsOf(places, 'orbit')).toEqual([])
    writeFileSync(path.join(build, 'a.js'), 'fetch("https://games.example/")')
    expect(await problemsOf(places, 'orbit')).toEqual(['a.js holds "games.example" of nova'])
  })

  it('must not have overrides that it does not use', async () => {
    const file = path.join(places.tenants, 'orbit/locales/fr.ts')
    writeFileSync(file, "export const fr = { 'cart.title': 'Cabas' }\n")
    expect(await problemsOf(places, 'orbit')).toContain(
      'locales/fr.ts is not used by tenant.ts, so its messages are never shown',
    )
    rmSync(file)
  })

  it('must not have a broken drawing, or a site.json that differs from tenant.ts', async () => {
    writeFileSync(path.join(places.tenants, 'nova/assets/icon.svg'), '<svg viewBox="0 0 32 16"><script/></svg>')
    const file = path.join(places.tenants, 'nova/site.json')
    writeFileSync(
      file,
      JSON.stringify({
        ...plan,
        id: plan.number,
        code: 'nova',
        siteId: '7',
        companyName: 'Nova AS',
        themeColor: '#ffdd00',
        currencyOf: { de: 'EUR', en: 'JPY' },
      }),
    )
    const problems = (await problemsOf(places, 'nova')).join('\n')
    for (const problem of ['does not fit 32 by 32', 'no title', 'contains a script', 'siteId:', 'en has no currency'])
      expect(problems).toContain(problem)
  })
})
