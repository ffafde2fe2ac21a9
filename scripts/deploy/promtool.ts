import { spawnSync } from 'node:child_process'

const program = process.env.PROMTOOL_PATH ?? 'promtool'

/** Runs promtool of Debian's package `prometheus`, and returns what it found to be wrong; empty if nothing is. */
export function promtool(args: readonly string[], { input, cwd }: { input?: string; cwd?: string } = {}): string {
  const run = spawnSync(program, args, {
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
    ...(cwd ? { cwd } : {}),
  })
  if (run.error) throw new Error('promtool is missing: apt-get install -y prometheus, or set PROMTOOL_PATH')
  return run.status === 0 ? '' : `${run.stdout}${run.stderr}`
}
