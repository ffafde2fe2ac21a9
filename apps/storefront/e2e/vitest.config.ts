import path from 'node:path'
import { testProject } from '@tradepost/test-config/project'

export default testProject({
  name: 'e2e',
  group: 'e2e',
  include: ['**/*.e2e.ts'],
  globalSetup: [path.join(import.meta.dirname, 'global-setup.ts')],
  setupFiles: [path.join(import.meta.dirname, 'support/shop/close-profiles.ts')],
  testTimeout: 90_000,
  // Pages wait for each other's answers; a third worker uses that time.
  maxWorkers: 3,
  // Retry once: on a busy machine a test may fail by timing alone, but a defect makes the test fail twice.
  retry: 1,
})
