import { testProject } from '@tradepost/test-config/project'

// Long work that no clock is read beside: while everything else runs, a second of it may take a minute.
export default testProject({ name: 'theme-from-theme-color', testTimeout: 900_000, hookTimeout: 900_000 })
