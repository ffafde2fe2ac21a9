import { run } from './main.ts'

// Entry point of a deployment. This file is bundled and placed next to the build that it serves.
await run(import.meta.dirname)
