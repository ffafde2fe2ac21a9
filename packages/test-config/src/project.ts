import type { TestUserConfig, ViteUserConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

/** Groups run one after another, in this order. Vitest requires one number of workers for all projects of a group. */
const groups = ['packages', 'gateway', 'machines', 'storefront', 'release', 'workshop', 'e2e'] as const

interface ProjectSettings extends Omit<TestUserConfig, 'name' | 'sequence'> {
  name: string
  group?: (typeof groups)[number]
  plugins?: ViteUserConfig['plugins']
  resolve?: ViteUserConfig['resolve']
}

/**
 * The configuration of one package's tests. fast-check prints its seed on failure; SEED=… repeats a run.
 * Timeouts are long: a call that is instant on an idle machine may take seconds on a busy one.
 */
export const testProject = ({
  name,
  group = 'packages',
  plugins,
  resolve,
  ...test
}: ProjectSettings): ViteUserConfig => ({
  ...(plugins && { plugins }),
  ...(resolve && { resolve }),
  test: {
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // On two cores, Vitest would start one worker by default.
    maxWorkers: 2,
    // Test files share loaded modules, so no test file may leave state in a module.
    isolate: false,
    ...test,
    name,
    sequence: { groupOrder: groups.indexOf(group), sequencer: LongestFirst },
  },
})
