import { testProject } from '@tradepost/test-config/project'

export default testProject({ name: 'pdf', testTimeout: 60_000 })
