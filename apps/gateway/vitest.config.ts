import { testProject } from '@tradepost/test-config/project'

export default testProject({
  name: 'gateway',
  group: 'gateway',
  globalSetup: ['test/global-setup.ts'],
  // Each file has a database and an application of its own; the modules they share are loaded once, by Node itself.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // One waits for clocks, kills and starts while two work.
  maxWorkers: 3,
})
