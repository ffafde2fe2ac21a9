import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  it('with its own name, colour, domain, host and drawings is clean', () => {
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
  ])('with %s of another tenant is not', (_, text, sentence) => {
    writeFileSync(join(build, 'client/b.js'), text)
    expect(leaks().join('\n')).toContain(`client/b.js ${sentence}`)
    writeFileSync(
      join(build, 'client/b.js'),
      'sahraoui and unsahra and #0b8f634 are other words, and akiba.example another domain',
    )
    expect(leaks()).toEqual([])
  })
  it('with a drawing of another tenant under any name is not', () => {
    copyFileSync(join(tenants, 'sahra/assets/icon.svg'), join(build, 'client/harmless.bin'))
    expect(leaks()).toEqual(['client/harmless.bin is icon.svg of sahra'])
  })
})

it('a word is found by itself alone, whatever its case', () => {
  for (const text of ['Nova', 'a NOVA!', '新nova_ nova-x']) expect(wholeWord('nova').pattern.test(text)).toBe(true)
  for (const text of ['Novak', 'renova', 'nova7']) expect(wholeWord('nova').pattern.test(text)).toBe(false)
})
