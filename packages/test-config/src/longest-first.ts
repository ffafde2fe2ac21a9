import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** File names, the longest-running first. */
const longest = [
  'fuzz-contract.test.ts',
  'fuzz-raw.test.ts',
  'two-processes.test.ts',
  'embedded-postgres.test.ts',
  'overdue-refunds.test.ts',
  'delivery-crash.test.ts',
  'backup.test.ts',
  'contract-check.test.ts',
  'release.test.ts',
  'packages.test.ts',
  'new-tenant.test.ts',
  'commands.test.ts',
  'stories.test.ts',
  ...['every-desk-page.e2e.ts', 'every-page.e2e.ts', 'own-shop.e2e.ts', 'behind-a-proxy.e2e.ts'],
  ...['every-page-by-keyboard.e2e.ts', 'month-end.e2e.ts', 'floating.e2e.ts', 'order-path.e2e.ts'],
  ...['open-a-shop.e2e.ts', 'seller-work.e2e.ts', 'taxed-kinds.e2e.ts'],
]
const rank = ({ moduleId }: TestSpecification) =>
  longest.findIndex((name) => moduleId.endsWith(`/${name}`)) + 1 || longest.length + 1

/** Starts the longest files first, so that none runs alone at the end. A fresh clone has no recorded durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
