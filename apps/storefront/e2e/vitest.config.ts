import path from 'node:path'
import { testProject } from '@tradepost/test-config/project'

export default testProject({
  name: 'e2e',
  group: 'e2e',
  include: ['**/*.e2e.ts'],
  globalSetup: [path.join(import.meta.dirname, 'global-setup.ts')],
  setupFiles: [path.join(import.meta.dirname, 'support/shop/close-profiles.ts')],
  testTimeout: 90_000,
  // A browser on a busy machine may lose a race once; a defect loses it twice.
  retry: 1,
})
