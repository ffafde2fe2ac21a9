import { defineConfig } from 'vitest/config'
import { LongestFirst } from './packages/test-config/src/longest-first.ts'

// Every project has its own configuration, so `vitest run` also works in its folder.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*/vitest.config.ts',
      'scripts/{,new/}vitest.config.ts',
      'apps/*/{,e2e/,pooler/,scaling/}vitest.config.ts',
    ],
  },
})
