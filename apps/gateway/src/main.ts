import { quickenImports } from './platform/quicken-imports.ts'

quickenImports()
await import('./cli/run.ts')
