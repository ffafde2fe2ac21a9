import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sellerTables, staffTables, type TableSource, tableColumns } from '@tradepost/desk-features/kernel/server'
import { expect, it } from 'vitest'
import { sellerTableSources } from '../app/tables/seller-tables.server.ts'
import { staffTableSources } from '../app/tables/staff-tables.server.ts'

const routes = path.join(import.meta.dirname, '../app/routes')
const features = path.join(import.meta.dirname, '../../../packages/desk-features/src')
const screens = globSync('**/*.tsx', { cwd: features })
  .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(features, file), 'utf8') }))

/** The file that another link of the page saves; or, after a dash, why there is nothing to save. */
const elsewhere: Record<string, string> = {
  'audit/audit-page.tsx': 'staff_.audit[.csv].ts',
  'chargebacks/chargeback-buyers-page.tsx': 'staff_.chargeback-buyers[.csv].ts',
  'clients/secret-table.tsx': 'staff_.tables.$table[.csv].ts',
  'coupons/coupon-table.tsx': 'sell_.coupons[.csv].ts',
  'insight/course-card.tsx': 'staff_.figures.$table[.csv].ts',
  'insight/figures-page.tsx': 'staff_.figures.$table[.csv].ts',
  'insight/money-course.tsx': 'staff_.figures.$table[.csv].ts',
  'insight/ranking.tsx': 'staff_.figures.$table[.csv].ts',
  'insight/conversion/steps-table.tsx': 'staff_.figures.$table[.csv].ts',
  'members/members-page.tsx': 'sell_.members[.csv].ts',
  'money/statement-page.tsx': 'sell_.money.statements.$currency.$month[.csv].ts',
  'offer-import/import-page.tsx': '- It explains the columns of a file.',
  'offer-prices/offer-prices-page.tsx': 'sell_.offers.$id.prices[.csv].ts',
  'offers/edit-table/edit-table.tsx': 'sell_.offers[.csv].ts',
  'offers/offer-table.tsx': 'sell_.offers[.csv].ts',
  'order-table/order-table.tsx': 'sell_.orders[.csv].ts',
  'rental-units/rental-units-page.tsx': 'sell_.rentals[.csv].ts',
  'roles/roles-page.tsx': 'staff_.tables.$table[.csv].ts',
  'seller-api/trial-card.tsx': '- It shows the answers to a trial, which nothing keeps.',
  'taxes/tax-month-table.tsx': 'staff_.taxes.months.$month[.csv].ts',
  'unit-claims/unit-claims-page.tsx': 'sell_.claims[.csv].ts',
  'units/unit-table.tsx': 'sell_.offers.$id.units[.csv].ts',
}

const names = [...sellerTables, ...staffTables]
const sources = Object.entries({ ...sellerTableSources, ...staffTableSources }) as [string, TableSource][]

it('has a file of every table, or says which other link saves it', () => {
  const withTables = screens.filter(({ text }) => /<(?:DeskTable|QueuePage)\b/.test(text))
  expect(withTables.length).toBeGreaterThan(60)
  // A table without `file` does not compile.
  const isElsewhere = withTables.filter(({ text }) => /file="elsewhere"/.test(text)).map(({ file }) => file)
  expect(isElsewhere.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
  const files = new Set(globSync('*.ts', { cwd: routes }))
  const saved = Object.values(elsewhere).filter((file) => !file.startsWith('- '))
  expect(saved.filter((file) => !files.has(file))).toEqual([])
})

it('has no table beside the one component whose file is asked for', () => {
  const own = screens.filter(({ text }) => /<table\b/.test(text)).map(({ file }) => file)
  // The bars of the insight have their numbers as a table for screen readers, and the page their file.
  expect(own.toSorted()).toEqual(['insight/series-chart.tsx', 'kernel/table/desk-table.tsx'])
})

it('links every file of a table from a page', () => {
  const all = screens.map(({ text }) => text).join('\n')
  expect(names.filter((name) => !new RegExp(`(?:"|')${name}(?:"|')`).test(all))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it('has columns in every file, each once and none of them secret', () => {
  expect(sources.map(([name]) => name).toSorted()).toEqual([...names].toSorted())
  for (const [name, source] of sources) {
    const columns = tableColumns(source)
    expect(columns.length, name).toBeGreaterThan(1)
    expect(new Set(columns).size, `${name}: ${columns}`).toBe(columns.length)
    expect(columns.filter((column) => /secret|token|password|hash|cipher|sealed|bearer/.test(column))).toEqual([])
  }
})

it('takes rows only from calls that the role of the reader allows', () => {
  const open = sources.filter(([, { call }]) => call.permission === undefined)
  expect(open).toEqual([])
  const ofSellers = Object.values(sellerTableSources).map(({ call }) => call.auth)
  const ofStaff = Object.values(staffTableSources).map(({ call }) => call.auth)
  expect([new Set(ofSellers), new Set(ofStaff)]).toEqual([new Set(['seller']), new Set(['staff'])])
})
