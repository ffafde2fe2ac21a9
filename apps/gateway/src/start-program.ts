import { shouldSupervise, supervise } from '@tradepost/serving/supervise'
import { doesServe } from './cli/arguments.ts'
import type { Seeder } from './platform/config/seeding.ts'
import { enableFastImports } from './platform/process/fast-imports.ts'

/** Runs the command in the process arguments, then ends the process. Serving commands run under a supervisor. */
export async function startProgram(seeder: Seeder | null = null): Promise<void> {
  if (doesServe(process.argv.slice(2)) && shouldSupervise(process.env)) {
    const code = await supervise({
      report(facts, msg) {
        if (process.env.LOG_LEVEL === 'silent') return
        console.log(JSON.stringify({ level: 50, time: Date.now(), app: 'gateway', ...facts, msg }))
      },
    })
    process.exit(code)
  }
  enableFastImports()
  const { run } = await import('./cli/run.ts')
  await run(seeder)
}
