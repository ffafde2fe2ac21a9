import { run } from './main.ts'

// NOTE: in a deployment this file, bundled, lies beside the build it serves.
await run(import.meta.dirname)
