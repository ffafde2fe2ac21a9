import { testProject } from '@tradepost/test-config/project'

// These tests are long and run at low priority: beside other tests, a second of their work may take a minute.
export default testProject({ name: 'scaffolds', include: ['*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 })
