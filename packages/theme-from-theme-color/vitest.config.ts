import { testProject } from '@tradepost/test-config/project'

// These tests compute for long and measure no time. On a busy machine one second of work may take a minute.
export default testProject({ name: 'theme-from-theme-color', testTimeout: 900_000, hookTimeout: 900_000 })
