import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { figureRows } from './figure-rows.ts'
import { rowFaults } from './row-faults.ts'
import { figuresOf, shownFields } from './shown-fields.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/shown-figures.md'), 'utf8')
const fields = shownFields()
const rows = figureRows(page)
const row = { fields: [], shown: 'A', kind: 'computed', path: 'scripts/verify.ts', symbol: 'import' }

describe('a number, mark or date that shoppers are shown', () => {
  it('has a row that names the query or the act behind it', () => {
    expect(fields.length).toBeGreaterThan(300)
    expect(rowFaults(fields, rows)).toEqual([])
  })

  it('is found in every part of an answer', () => {
    const list = { type: 'array', items: { type: 'object', properties: { sold: { type: 'integer' } } } }
    const at = { anyOf: [{ type: 'string', pattern: '^\\d{4}-\\d\\d' }, { type: 'null' }] }
    const counts = { type: 'object', patternProperties: { '^.*$': { type: 'integer' } } }
    expect(figuresOf({ properties: { list, at, counts, name: { type: 'string' } } }, ['call'])).toEqual([
      { object: 'call', property: 'sold' },
      { object: 'call', property: 'at' },
      { object: 'call', property: 'counts' },
    ])
  })

  it('is reported without a row, with two, and with a row of its own that is no field', () => {
    const sold = { object: 'offer', property: 'sold' }
    expect(rowFaults([sold], [row])).toEqual(['offer.sold has no row'])
    expect(rowFaults([sold], [{ ...row, fields: ['*.sold'] }])).toEqual([])
    expect(
      rowFaults(
        [sold],
        [row, row].map((one) => ({ ...one, fields: ['offer.sold'] })),
      ),
    ).toEqual(['offer.sold has two rows'])
    expect(rowFaults([sold], [{ ...row, fields: ['offer.sold', '*.sold', 'offer.made'] }])).toEqual([
      '*.sold is no field',
      'offer.made is no field',
    ])
  })
})

describe('a row', () => {
  it('is reported with a kind, a file or a name that does not exist', () => {
    expect(rowFaults([], [{ ...row, kind: 'seeded' }])).toEqual(['A: there is no kind seeded'])
    expect(rowFaults([], [{ ...row, path: 'scripts/none.ts' }])).toEqual(['A: there is no file scripts/none.ts'])
    expect(rowFaults([], [{ ...row, symbol: 'computeEverything' }])).toEqual([
      'A: scripts/verify.ts has no computeEverything',
    ])
  })

  it('is reported when a demonstration or a test would compute the figure', () => {
    const demo = 'apps/demo/src/seed.ts'
    const test = 'scripts/shown-figures/shown-figures.test.ts'
    expect(rowFaults([], [{ ...row, path: demo }])).toEqual([`A: ${demo} makes figures up`])
    expect(rowFaults([], [{ ...row, path: test, kind: 'act' }])).toEqual([`A: ${test} makes figures up`])
    expect(rowFaults([], [{ ...row, path: test, kind: 'claim' }])).toEqual([])
  })

  it('stands for every object of a name', () => {
    const text = '- **Order**: `order`, `orderPage`\n\n| `Order.late`, `a.b` | Late | computed | `x.ts` `y` |\n'
    expect(figureRows(text)).toMatchObject([
      { fields: ['order.late', 'orderPage.late', 'a.b'], kind: 'computed', path: 'x.ts', symbol: 'y' },
    ])
  })
})
