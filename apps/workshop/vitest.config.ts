import { testProject } from '@tradepost/test-config/project'

export default testProject({
  name: 'workshop',
  group: 'workshop',
  isolate: true,
  include: ['test/**/*.test.ts'],
  globalSetup: ['test/global-setup.ts'],
})
