import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../start/settings.ts'
import { formatProblems, problemsOf } from './check.ts'
import { takenMarks } from './marks.ts'
import { checkAnswers } from './new-tenant.ts'
import { placesIn, tenantIds } from './places.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-marks-'))
const places = placesIn(folder)
cpSync(path.join(root, 'tenants'), places.tenants, {
  recursive: true,
  filter: (file) => !['node_modules', 'build', 'deployment'].includes(path.basename(file)),
})
cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'))
mkdirSync(path.join(places.tenants, 'node_modules'))
// The tenants import @tradepost/tenant-config from here.
symlinkSync(
  path.join(root, 'tenants/lumen/node_modules/@tradepost'),
  path.join(places.tenants, 'node_modules/@tradepost'),
)
mkdirSync(path.join(places.tenants, 'kiba/build'))
writeFileSync(path.join(places.tenants, 'kiba/build/a.js'), 'export const media={zorgolin:"https://cdn.example/"}')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const answers = {
  name: 'Nova',
  company: 'Nova AS',
  color: '#ffdd00',
  languages: 'en',
  currencies: 'USD',
  domain: 'games.example',
}

describe('the marks of a new tenant', async () => {
  const taken = await takenMarks(places)
  const check =
    (id: string, change: Partial<typeof answers> = {}) =>
    () =>
      checkAnswers(id, { ...answers, ...change }, places, taken)

  it.each([
    ['nova', {}],
    ['nova-2', { company: 'Nova Trading AS', domain: 'my-lumen.example' }],
    ['nova', { name: 'X', company: 'G2' }],
    ['nova', { name: '京东', company: 'می\u200cخواهم' }],
  ])('may be %s with %o', (id, change) => {
    expect(check(id, change)).not.toThrow()
  })

  it.each([
    'nova',
    'prime',
    'level',
    'player',
    'shift',
    'market',
    'bazaar',
    'shop',
    'all',
    'constructor',
    'pixel',
    'quest',
    'loot',
    'arena',
    'state',
    'vite',
    'remix',
    'lupa',
    'spiel',
    'jeu',
    'window',
    'offer',
    'buyer',
    'ledger',
    'symbol',
  ])('W18 may be the ordinary word %s: as id, name and company', (word) => {
    const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
    expect(check(word, { name, company: `${name} Games Ltd` })).not.toThrow()
    expect(check(word, { name, company: name })).not.toThrow()
  })

  it.each([
    ['nova-', {}, 'cannot name a tenant'],
    ['no--va', {}, 'cannot name a tenant'],
    ['no', {}, 'cannot name a tenant'],
    ['com7', {}, 'a device on Windows'],
    ['nova', { name: '!!!' }, 'The name !!! has no letter or digit'],
    ['nova', { name: 'Zorgolin' }, 'Zorgolin already occurs in the code'],
    ['nova', { domain: 'cdn.example' }, 'cdn.example already occurs in the code'],
    ['nova', { name: 'Lumen' }, 'Lumen is too similar to a name of the tenant lumen'],
    ['nova', { company: 'LUMEN Trading GmbH' }, 'a name of the tenant lumen'],
    ['nova', { company: 'Kiba Games' }, 'a name of the tenant kiba'],
    ['nova', { domain: 'lumen.example' }, 'lumen.example is the domain of the tenant lumen'],
    ['nova', { domain: 'eu.lumen.example' }, 'the domain of the tenant lumen, or a part of it'],
    ['nova', { name: 'No\u202eva' }, 'an invisible character'],
    ['nova', { name: 'No\u200bva' }, 'an invisible character'],
    ['nova', { name: 'Nova\u200d' }, 'an invisible character'],
    ['nova', { company: 'No\u3164va' }, 'an invisible character'],
  ])('cannot be %s with %o', (id, change, sentence) => {
    expect(check(id, change)).toThrow(sentence)
  })
})

it('reads the marks of a tenant that is not installed from its site.json', async () => {
  const uninstalled = placesIn(mkdtempSync(path.join(folder, 'unread-')))
  mkdirSync(path.join(uninstalled.tenants, 'kiba'), { recursive: true })
  cpSync(path.join(places.tenants, 'kiba/site.json'), path.join(uninstalled.tenants, 'kiba/site.json'))
  writeFileSync(path.join(uninstalled.tenants, 'kiba/tenant.ts'), "import '@tradepost/nowhere'")
  const { word, domain } = await takenMarks(uninstalled)
  expect([word('Kiba'), word('Nova'), domain('games.example')]).toEqual([
    'Kiba is too similar to a name of the tenant kiba: choose another.',
    null,
    null,
  ])
})

describe('tenant check', () => {
  it('reports marks that two tenants share, for both of them', async () => {
    for (const id of tenantIds(places)) expect(await problemsOf(places, id)).toEqual([])
    cpSync(path.join(places.tenants, 'sahra'), path.join(places.tenants, 'twin'), { recursive: true })
    for (const id of ['sahra', 'twin'])
      expect((await problemsOf(places, id)).filter((problem) => problem.includes('too similar'))).toEqual([
        expect.stringContaining('Sahra is too similar'),
        expect.stringContaining('Sahra Digital FZ-LLC is too similar'),
        expect.stringContaining('sahra.example is too similar'),
      ])
  })

  it('prints ten problems, and the number of the others', () => {
    const problems = (count: number) => formatProblems(Array.from({ length: count }, (_, n) => `number ${n}`))
    expect(problems(1)).toEqual(['1 problem', '  - number 0'])
    expect(problems(10)).toHaveLength(11)
    expect(problems(503).slice(-2)).toEqual(['  - number 9', '  … and 493 more'])
  })
})
