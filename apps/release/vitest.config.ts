import { testProject } from '@tradepost/test-config/project'

// Three long files, each of which waits for processes and a registry for a part of its time.
export default testProject({ name: 'release', group: 'release', isolate: true, maxWorkers: 3 })
