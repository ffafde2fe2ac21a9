import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCommonName } from './common-words.ts'
import { findLeaks, wholeWord } from './find-leaks.ts'
import { marksOf, siblingsOf, type TenantMarks } from './tenant-marks.ts'

const tenants = fileURLToPath(new URL('../../../../tenants', import.meta.url))
const build = mkdtempSync(join(tmpdir(), 'leaks-'))
let own: TenantMarks
let others: TenantMarks[]
const leaks = () => findLeaks(build, own, others)

beforeAll(async () => {
  own = await marksOf(join(tenants, 'lumen'))
  others = await Promise.all(siblingsOf(join(tenants, 'lumen')).map(marksOf))
  mkdirSync(join(build, 'client'))
})
afterAll(() => rmSync(build, { recursive: true }))

describe('a build', () => {
  it('is clean with its own name, colour, domain, host and drawings', () => {
    const brand = ['Lumen', '#6d3bff', 'https://lumen.example/', 'https://sell.lumen.example/']
    writeFileSync(join(build, 'client/a.js'), `export const brand=${JSON.stringify(brand)}`)
    copyFileSync(join(tenants, 'lumen/assets/icon.svg'), join(build, 'client/icon-1.svg'))
    expect(leaks()).toEqual([])
  })
  it.each([
    ['a name', 'const a="Welcome to Sahra!"', 'holds "sahra" of sahra'],
    ['a colour in another case', 'a{color:#0B8F63}', 'holds "#0b8f63" of sahra'],
    ['a host', 'fetch("https://seller.sahra.example/x")', 'holds "seller.sahra.example" of sahra'],
    ['the bare domain', 'mailto:help@kiba.example', 'holds "kiba.example" of kiba'],
    ['another name in the domain', 'https://www.kiba.example/', 'holds "kiba.example" of kiba'],
  ])('leaks with %s of another tenant', (_, text, sentence) => {
    writeFileSync(join(build, 'client/b.js'), text)
    expect(leaks().join('\n')).toContain(`client/b.js ${sentence}`)
    writeFileSync(
      join(build, 'client/b.js'),
      'sahraoui and unsahra and #0b8f634 are other words, and akiba.example another domain',
    )
    expect(leaks()).toEqual([])
  })
  it('leaks with a drawing of another tenant under any name', () => {
    copyFileSync(join(tenants, 'sahra/assets/icon.svg'), join(build, 'client/harmless.bin'))
    expect(leaks()).toEqual(['client/harmless.bin is icon.svg of sahra'])
  })
})

it('finds whole words only, in any case', () => {
  for (const text of ['Nova', 'a NOVA!', '新nova_ nova-x']) expect(wholeWord('nova').pattern.test(text)).toBe(true)
  for (const text of ['Novak', 'renova', 'nova7']) expect(wholeWord('nova').pattern.test(text)).toBe(false)
})

describe('W18 a tenant whose name is an ordinary word', () => {
  const prime: TenantMarks = {
    name: 'prime',
    words: ['#00aa55'],
    commonNames: ['Prime', 'prime', 'Prime Games Ltd'],
    texts: '',
    hosts: ['prime.example'],
    assets: new Map(),
  }
  const write = (text: string) => {
    writeFileSync(join(build, 'client/b.js'), text)
    return findLeaks(build, own, [prime])
  }

  it('does not stop a build that contains the word', () => {
    expect(write('const prime=[2,3,5];say("Prime time for players")')).toEqual([])
  })
  it.each([
    ['its settings', 'a={displayName:"Prime",b:1}', 'Prime'],
    ['its settings as JSON', '{"tenantName": "prime"}', 'prime'],
    ['its company', "a={companyName:'Prime Games Ltd'}", 'Prime Games Ltd'],
    ['its host', 'fetch("https://prime.example/")', 'prime.example'],
    ['its colour', 'a{color:#00AA55}', '#00aa55'],
  ])('is found by %s', (_, text, mark) => {
    expect(write(text)).toEqual([`client/b.js holds ${JSON.stringify(mark)} of prime`])
  })
  it('distinguishes brand names from ordinary words', () => {
    for (const name of ['Prime', 'nova', 'Level Up', 'G2', 'shift']) expect(isCommonName(name)).toBe(true)
    for (const name of ['Lumen', 'sahra', 'Kiba', 'Lumen Trading GmbH', 'Prime Zorgolin'])
      expect(isCommonName(name)).toBe(false)
  })
  it('is no leak if the word occurs in the texts of the shop itself', () => {
    writeFileSync(join(build, 'client/b.js'), 'say("Zorgolin")')
    const zorgolin = { ...prime, words: ['Zorgolin'], commonNames: [] }
    expect(findLeaks(build, { ...own, texts: 'Willkommen, zorgolin!' }, [zorgolin])).toEqual([])
    expect(findLeaks(build, own, [zorgolin])).toEqual(['client/b.js holds "Zorgolin" of prime'])
  })
})
