import { testProject } from '@tradepost/test-config/project'

// As in the gateway: a database and an application for each file, and modules that Node itself loads once.
export default testProject({
  name: 'demo',
  group: 'gateway',
  globalSetup: ['../gateway/test/global-setup.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
  maxWorkers: 3,
  // One file fills the shop that the others copy; they wait for it.
  hookTimeout: 300_000,
})
