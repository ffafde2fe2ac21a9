import { normaliseSearch } from '@tradepost/domain/search/normalise-search'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway } from '../support/harness.ts'

let gateway: Awaited<ReturnType<typeof createTestGateway>>
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await gateway.db.pool.query<{ text: string }>(
    'select search_norm(given) as text from unnest($1::text[]) with ordinality as t (given, at) order by at',
    [texts],
  )
  return rows.map(({ text }) => text)
}

const codes = (text: string) => [...text].map((char) => char.codePointAt(0)?.toString(16)).join(' ')

/** The texts that the database and the domain normalise differently, or that change when normalised again. */
async function differences(texts: readonly string[]) {
  const theirs = await inDatabase(texts)
  return texts.flatMap((text, index) => {
    const ours = normaliseSearch(text)
    return ours === theirs[index] && normaliseSearch(ours) === ours
      ? []
      : [{ text: codes(text), ours, theirs: theirs[index] }]
  })
}

/** Letters of Unicode 17, which PostgreSQL does not support yet. */
const unicode17 = /[\ua7ce-\ua7d5\ua7f1\u{16ea0}-\u{16ed3}]/u
/** Letters and marks of Unicode 15 and 16, which PostgreSQL supports from version 18. */
const unicode16 =
  /[\u0897\u1c89\u1c8a\ua7cb-\ua7cd\ua7da-\ua7dc\u{105c0}-\u{105ff}\u{10d4a}-\u{10d8f}\u{10efc}-\u{10eff}\u{11380}-\u{113ff}\u{11bc0}-\u{11bef}\u{11f00}-\u{11f4f}\u{16100}-\u{1612f}\u{16d40}-\u{16d6f}\u{1ccd6}-\u{1ccef}\u{1e030}-\u{1e08f}\u{1e4d0}-\u{1e4ef}\u{1e5d0}-\u{1e5f0}]/u
let newer = unicode17
beforeAll(async () => {
  const { rows } = await gateway.db.pool.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  if (Number(rows[0]?.version) < 180_000) newer = new RegExp(`${unicode17.source}|${unicode16.source}`, 'u')
})
const assigned = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((char) => !/[\p{Cn}\p{Co}]/u.test(char))

describe('search_norm of the database and normaliseSearch of the domain', { timeout: 120_000 }, () => {
  it('X11 agree on every character of Unicode, alone and between Latin, Cyrillic and Arabic letters', async () => {
    const shared = assigned.filter((char) => !newer.test(char))
    expect(shared.length).toBeGreaterThan(150_000)
    for (const wrap of [(char: string) => char, (char: string) => `a${char}${char}B`, (char: string) => `и${char}م`])
      expect(await differences(shared.map(wrap))).toEqual([])
  })

  it('X11 agree on texts of every script', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1e9)
    const tricky = [
      ...'аеиёйЙЁßæñéЇў\u0301\u0306\u0308\u0323\u200b\u200c\u200d®™©Ⅳ①½ﷺكيیأإآؤئٱـَُّガがｶﾞ한글ก้ำﬁＦ７٣۴ΣςσİIıi',
      ...'-_\'’ʼ" ,.…\u1100\u1161\u11a8\u3099\ufe0f👨🏽',
    ]
    const char = fc.oneof(
      fc.constantFrom(...tricky),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.nat(assigned.length - 1).map((index) => assigned[index] ?? ''),
    )
    const texts = fc
      .sample(fc.array(char, { maxLength: 20 }), { numRuns: 20_000, seed })
      .map((signs) => signs.join(''))
      .filter((text) => !newer.test(text))
    expect(await differences(texts), `seed ${seed}`).toEqual([])
  })
})
