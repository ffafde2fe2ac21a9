import { testProject } from '@tradepost/test-config/project'

// Three workers on two cores: the long files spend part of their time waiting for processes and a registry.
export default testProject({ name: 'release', group: 'release', isolate: true, maxWorkers: 3 })
