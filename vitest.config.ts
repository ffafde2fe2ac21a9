import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultExclude, defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

// NOTE: fast-check prints its seed on failure; SEED=… repeats a run.
const node = {
  environment: 'node' as const,
  testTimeout: 30_000,
  hookTimeout: 120_000,
  // NOTE: what is waited for comes at once on a quiet machine and within seconds on a busy one.
  expect: { poll: { timeout: 20_000 } },
}

/** NOTE: projects with other numbers of workers run one after another, in this order. */
const order = ['packages', 'patient', 'gateway', 'storefront', 'release', 'workshop', 'e2e'] as const
const named = (name: (typeof order)[number]) => ({ name, sequence: { groupOrder: order.indexOf(name) } })

/** Long work that no clock is read beside: it takes what other tests leave idle. */
const patient = ['packages/theme-from-theme-color/src/**/*.test.ts', 'scripts/new/**/*.test.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...node,
          ...named('packages'),
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...defaultExclude, ...patient],
          // NOTE: left to itself, one core of two stays idle.
          maxWorkers: 2,
          // What the files share is loaded once; none of them leaves anything in it.
          isolate: false,
        },
      },
      // NOTE: beside everything else, a second of work may take a minute.
      {
        test: {
          ...node,
          ...named('patient'),
          include: patient,
          testTimeout: 900_000,
          hookTimeout: 900_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          ...named('gateway'),
          include: ['apps/gateway/**/*.test.ts'],
          globalSetup: ['apps/gateway/test/global-setup.ts'],
          // Each file has a database and an application of its own; the modules they share are loaded once by Node itself.
          isolate: false,
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // One waits for clocks, kills and starts while two work.
          maxWorkers: 3,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: { '~': new URL('./apps/storefront/app', import.meta.url).pathname } },
        test: {
          ...node,
          ...named('storefront'),
          include: ['apps/storefront/{app,server,test,bin,tooling}/**/*.test.{ts,tsx}'],
          globalSetup: ['apps/storefront/test/global-setup.ts'],
          maxWorkers: 2,
          // The built server is loaded once; what it keeps belongs to the server a test starts.
          isolate: false,
        },
      },
      // NOTE: three long files, each of which waits for processes and a registry for a part of its time.
      { test: { ...node, ...named('release'), include: ['apps/release/**/*.test.ts'], maxWorkers: 3 } },
      {
        test: {
          ...node,
          ...named('workshop'),
          include: ['apps/workshop/test/**/*.test.ts'],
          globalSetup: ['apps/workshop/test/global-setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...node,
          ...named('e2e'),
          include: ['apps/storefront/e2e/**/*.e2e.ts'],
          globalSetup: ['apps/storefront/e2e/global-setup.ts'],
          setupFiles: ['apps/storefront/e2e/support/close-profiles.ts'],
          // The driver of the browser is loaded and connected once.
          isolate: false,
          testTimeout: 90_000,
          // NOTE: a browser on a busy machine may lose a race once; a defect loses it twice.
          retry: 1,
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
})
