import { testProject } from '@tradepost/test-config/project'

export default testProject({ name: 'desk' })
