import { normaliseSearch } from '@tradepost/domain/normalise-search'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway } from './harness.ts'

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

const codes = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join(' ')

/** Texts that the two see differently, or that change when they are normalised again. */
async function differences(texts: readonly string[]) {
  const theirs = await inDatabase(texts)
  return texts.flatMap((text, at) => {
    const ours = normaliseSearch(text)
    return ours === theirs[at] && normaliseSearch(ours) === ours
      ? []
      : [{ text: codes(text), ours, theirs: theirs[at] }]
  })
}

/** Letters of Unicode 17, which the database's Unicode does not know yet. */
const newer = /[\ua7ce-\ua7d5\ua7f1\u{16ea0}-\u{16ed3}]/u
const assigned = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => !/[\p{Cn}\p{Co}]/u.test(sign) && !newer.test(sign))

describe('search_norm of the database and normaliseSearch of the domain', { timeout: 120_000 }, () => {
  it('X11 are one function of every character of Unicode, alone, between letters and among Cyrillic and Arabic', async () => {
    expect(assigned.length).toBeGreaterThan(150_000)
    for (const around of [(sign: string) => sign, (sign: string) => `a${sign}${sign}B`, (sign: string) => `и${sign}م`])
      expect(await differences(assigned.map(around))).toEqual([])
  })

  it('X11 are one function of texts of every script', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1e9)
    const tricky = [
      ...'аеиёйЙЁßæñéЇў\u0301\u0306\u0308\u0323\u200b\u200c\u200d®™©Ⅳ①½ﷺكيیأإآؤئٱـَُّガがｶﾞ한글ก้ำﬁＦ７٣۴ΣςσİIıi',
      ...'-_\'’ʼ" ,.…\u1100\u1161\u11a8\u3099\ufe0f👨🏽',
    ]
    const sign = fc.oneof(
      fc.constantFrom(...tricky),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.nat(assigned.length - 1).map((at) => assigned[at] ?? ''),
    )
    const texts = fc
      .sample(fc.array(sign, { maxLength: 20 }), { numRuns: 20_000, seed })
      .map((signs) => signs.join(''))
      .filter((text) => !newer.test(text))
    expect(await differences(texts), `seed ${seed}`).toEqual([])
  })
})
