import { testProject } from '@tradepost/test-config/project'

// Timeouts are long because these tests run at low priority: beside other tests, one second may become a minute.
export default testProject({ name: 'scaffolds', include: ['*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 })
