import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawReport } from './draw-report.ts'
import { sliceFinder } from './fonts.ts'
import type { Report } from './report.ts'
import { runsOf } from './runs.ts'

const report: Report = {
  ...{ language: 'en', isRightToLeft: false, title: 'Statement 2026-10', author: 'Lumen', createdAt: new Date(0) },
  lead: ['Robin'],
  facts: [{ name: 'Opening', value: '1,234.50 USD' }],
  table: {
    columns: [
      { header: 'What', share: 2 },
      { header: 'Amount', share: 1, align: 'end' },
    ],
    rows: [],
  },
  pageName: (page, pages) => `Page ${page} of ${pages}`,
}

async function textOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false })
  return text
}

describe('a report', () => {
  it('has the text of every cell, on as many pages as it needs, each with its number and the names of the columns', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Order ${index}`, `${index}.25 EUR`])
    const pages = await textOf(await drawReport({ ...report, table: { ...report.table, rows } }))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('Amount')
    }
    const all = pages.join('\n')
    for (const [name = '', amount = ''] of rows) {
      expect(all).toContain(name)
      expect(all).toContain(amount)
    }
  })

  it.each([
    ['ja', 'Jpan', '期首残高 カード'],
    ['ko', 'Kore', '시작 잔액'],
    ['zh-CN', 'Hans', '期初余额'],
    ['th', 'Thai', 'ยอดยกมา'],
    ['ru', undefined, 'Начальный остаток'],
    ['id', undefined, 'Saldo awal — ½ €'],
  ] as const)('can be read back in %s', async (language, script, name) => {
    const facts = [{ name, value: '1.00 EUR' }]
    const [page = ''] = await textOf(await drawReport({ ...report, language, script, facts }))
    const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')
    expect(plain(page)).toContain(plain(name))
  })

  it('breaks a text that is wider than its column, and loses nothing of it', async () => {
    const long = 'Abcdefghij'.repeat(30)
    const [page = ''] = await textOf(await drawReport({ ...report, table: { ...report.table, rows: [[long, '1']] } }))
    expect(page.replaceAll(/\s/g, '')).toContain(long)
  })

  it('draws a name with characters of no font', async () => {
    const pages = await textOf(await drawReport({ ...report, lead: ['\u{1f98a} \u{10480} Fox', '\u{25ee8}'] }))
    expect(pages.join('')).toContain('Fox')
  })
})

describe('the order of characters', () => {
  const drawn = async (line: string, isRightToLeft: boolean) => {
    const sliceOf = await sliceFinder(isRightToLeft ? 'Arab' : undefined, [line])
    return runsOf(line, isRightToLeft, sliceOf)
      .map(({ text }) => text)
      .join('|')
  }

  it('puts Arabic words from right to left and leaves numbers as they are', async () => {
    expect(await drawn('تأكيد طلب 1234', true)).toBe('1234| |طلب| |تأكيد')
  })

  it('keeps the sign of an amount on its left in an Arabic document', async () => {
    expect(await drawn('-12.50 EUR', true)).toBe('-12.50 EUR')
  })

  it('turns brackets around Arabic words', async () => {
    expect((await drawn('متجر (ثعلب)', true)).replaceAll('|', '')).toBe('(ثعلب) متجر')
  })

  it('draws Arabic digits from left to right', async () => {
    expect((await drawn('طلب ١٢٣', true)).replaceAll('|', '')).toBe('١٢٣ طلب')
  })
})

it('finds a font of the document’s script before the others', async () => {
  const japanese = await sliceFinder('Jpan', ['額'])
  const chinese = await sliceFinder('Hans', ['額'])
  expect(japanese('額'.codePointAt(0) ?? 0)?.name).toMatch(/-jp-/)
  expect(chinese('額'.codePointAt(0) ?? 0)?.name).toMatch(/-sc-/)
})
