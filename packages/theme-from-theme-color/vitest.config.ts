import { testProject } from '@tradepost/test-config/project'

// Timeouts are long because these tests need much processor time; on a busy machine, one second may become a minute.
export default testProject({ name: 'theme-from-theme-color', testTimeout: 900_000, hookTimeout: 900_000 })
