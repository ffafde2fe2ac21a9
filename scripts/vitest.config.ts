import { testProject } from '@tradepost/test-config/project'
import { defaultExclude } from 'vitest/config'

export default testProject({
  name: 'scripts',
  include: ['**/*.test.ts'],
  exclude: [...defaultExclude, 'new/**'],
})
