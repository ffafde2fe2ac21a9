import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, readRichText } from './read-rich-text.ts'
import type { RichBlock } from './rich-text.ts'
import { cleanRichText, writeRichText } from './write-rich-text.ts'

/** Texts that are likely to contain marks, escapes, markup and blanks. */
const texts = fc
  .array(
    fc.constantFrom(...'\\*#-.)1207aZ粗体é< >&"\t\r\n\u2028\u3000_`[](!', '\n', '\n\n', '## ', '- ', '1. ', '**', '😀'),
  )
  .map((parts) => parts.join(''))
const anyText = fc.oneof(texts, fc.string({ unit: 'binary' }))

const line = fc.array(
  fc.record(
    { text: texts, bold: fc.constant(true as const), italic: fc.constant(true as const) },
    { requiredKeys: ['text'] },
  ),
  { maxLength: 4 },
)
const trees: fc.Arbitrary<RichBlock[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), lines: fc.array(line, { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('heading' as const), line }),
    fc.record({ kind: fc.constant('bullets' as const), items: fc.array(line, { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('numbers' as const), start: fc.integer(), items: fc.array(line, { maxLength: 3 }) }),
  ),
  { maxLength: 5 },
)

const runKeys = new Set(['text', 'bold', 'italic'])
const linesOf = (block: RichBlock) =>
  block.kind === 'paragraph' ? block.lines : block.kind === 'heading' ? [block.line] : block.items

describe('a rich text', () => {
  it('is read as paragraphs, headings, lists and marks', () => {
    expect(readRichText('Hello **you**\nand *me*\n\n# Steps\n* one\n- ***two***\n3) three\n4. four\n9. nine')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [{ text: 'Hello ' }, { text: 'you', bold: true }],
          [{ text: 'and ' }, { text: 'me', italic: true }],
        ],
      },
      { kind: 'heading', line: [{ text: 'Steps' }] },
      { kind: 'bullets', items: [[{ text: 'one' }], [{ text: 'two', bold: true, italic: true }]] },
      { kind: 'numbers', start: 3, items: [[{ text: 'three' }], [{ text: 'four' }]] },
      { kind: 'numbers', start: 9, items: [[{ text: 'nine' }]] },
    ])
  })

  it.each([
    'Mount <b>included</b> & [a link](https://x.example) ![p](y.png)',
    '<script>alert(1)</script>',
    '5*5*5 = 125, f**k, **** and 2 * 3 * 4',
    'An unclosed **star, snake_case_name, ¯\\_(ツ)_/¯ and C:\\Users\n-5 % off\n#1 seller\n2024.5',
    '`code` > quote ~~struck~~ | a | b |',
  ])('shows everything else as it was typed: %j', (typed) => {
    expect(cleanRichText(typed)).toBe(typed)
    expect(plainText(typed)).toBe(typed)
    expect(
      readRichText(typed)
        .flatMap(linesOf)
        .flat()
        .every(({ bold, italic }) => !bold && !italic),
    ).toBe(true)
  })

  it('keeps what a backslash makes literal', () => {
    const typed = '\\- no list\n\\*no mark\\*\n1\\. no number\n\\## no heading'
    expect(readRichText(typed).map(({ kind }) => kind)).toEqual(['paragraph'])
    expect(plainText(typed)).toBe('- no list\n*no mark*\n1. no number\n## no heading')
    expect(plainText(cleanRichText(typed))).toBe(plainText(typed))
  })

  it('is written with marks of whole words, and next to letters of any script', () => {
    const marked = (text: string) => ({ text, bold: true as const })
    const paragraph = (...runs: { text: string; bold?: true; italic?: true }[]): RichBlock[] => [
      { kind: 'paragraph', lines: [runs] },
    ]
    expect(writeRichText(paragraph({ text: 'un' }, marked('believ'), { text: 'able ' }))).toBe('**unbelievable**')
    expect(writeRichText(paragraph({ text: '这是' }, marked('粗'), { text: '体', italic: true }))).toBe(
      '这是**粗***体*',
    )
    expect(writeRichText(paragraph({ text: 'a' }, marked(' b '), { text: 'c' }))).toBe('a **b** c')
  })

  it('is cleaned once and for all, and loses no character but blanks', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const cleaned = cleanRichText(typed)
        expect(cleanRichText(cleaned)).toBe(cleaned)
        expect(plainText(cleaned).replace(/\s/gu, '')).toBe(plainText(typed).replace(/\s/gu, ''))
      }),
      { numRuns: 3000 },
    )
  })

  it('has nothing but its blocks, lines and marks, whatever is typed', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        for (const block of readRichText(typed)) {
          expect(['paragraph', 'heading', 'bullets', 'numbers']).toContain(block.kind)
          expect(linesOf(block).length).toBeGreaterThan(0)
          for (const run of linesOf(block).flat()) {
            expect(Object.keys(run).every((key) => runKeys.has(key))).toBe(true)
            expect([undefined, true]).toContain(run.bold)
            expect([undefined, true]).toContain(run.italic)
            expect(run.text).not.toMatch(/^$|\n/)
          }
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('is read as the tree that was written', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const written = writeRichText(tree)
        expect(writeRichText(readRichText(written))).toBe(written)
        const kinds = tree.filter((block) =>
          linesOf(block).some((runs) => /\S/u.test(runs.map(({ text }) => text).join(''))),
        )
        expect(readRichText(written).map(({ kind }) => kind)).toEqual(kinds.map(({ kind }) => kind))
        const words = linesOf as (block: RichBlock) => { text: string }[][]
        const letters = (blocks: RichBlock[]) =>
          blocks
            .flatMap(words)
            .flat()
            .map(({ text }) => text)
            .join('')
            .replace(/\s/gu, '')
        expect(letters(readRichText(written))).toBe(letters(tree))
      }),
      { numRuns: 3000 },
    )
  })

  it('is read in time that grows with its length', () => {
    const typed = '*a '.repeat(3333)
    const before = performance.now()
    expect(cleanRichText(typed)).toBe(typed.trim())
    expect(performance.now() - before).toBeLessThan(2000)
  })
})
