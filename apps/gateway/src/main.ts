import { shouldSupervise, supervise } from '@tradepost/serving/supervise'
import { doesServe } from './cli/arguments.ts'
import { quickenImports } from './platform/process/quicken-imports.ts'

if (doesServe(process.argv.slice(2)) && shouldSupervise(process.env)) {
  const code = await supervise({
    report(facts, msg) {
      if (process.env.LOG_LEVEL === 'silent') return
      console.log(JSON.stringify({ level: 50, time: Date.now(), app: 'gateway', ...facts, msg }))
    },
  })
  process.exit(code)
}
quickenImports()
await import('./cli/run.ts')
