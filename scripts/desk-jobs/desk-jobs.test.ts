import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { jobFaults, jobRows } from './job-rows.ts'

const root = path.resolve(import.meta.dirname, '../..')
const textOf = (file: string) => {
  const whole = path.join(root, 'apps/storefront/e2e', file)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : null
}

it('every job of the desk has a browser test that looks for its entries in the audit log', () => {
  const rows = jobRows(readFileSync(path.join(root, 'docs/desk-jobs.md'), 'utf8'))
  expect(rows.length).toBeGreaterThanOrEqual(31)
  expect(rows.filter(({ entries }) => entries.length === 0).map(({ job }) => job)).toEqual(['See the sales of today'])
  expect(jobFaults(rows, textOf)).toEqual([])
})

it('a missing browser test or entry is reported', () => {
  const row = { job: 'Deliver', file: 'deliver.e2e.ts', entries: ['seller.sellerDeliver'] }
  expect(jobFaults([row], () => null)).toEqual(['Deliver: there is no deliver.e2e.ts'])
  expect(jobFaults([row], () => 'it delivers')).toEqual([
    'Deliver: deliver.e2e.ts does not look for seller.sellerDeliver',
  ])
})
