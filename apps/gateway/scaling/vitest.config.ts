import path from 'node:path'
import { testProject } from '@tradepost/test-config/project'

/** Tests of several machines, with servers of Debian: PostgreSQL, PgBouncer, Swift, nginx and HAProxy. */
export default testProject({
  name: 'scaling',
  group: 'machines',
  include: ['**/*.test.ts'],
  globalSetup: [path.join(import.meta.dirname, '../test/global-setup.ts')],
  experimental: { viteModuleRunner: false, nodeLoader: false },
})
