import { run } from './main.ts'

// Entry point of a deployment, where this file is bundled and lies beside the build it serves.
await run(import.meta.dirname)
