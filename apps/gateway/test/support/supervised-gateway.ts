import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const main = process.env.GATEWAY_PROGRAM ?? path.join(import.meta.dirname, '../../src/main.ts')
const door = new URL('../../../../packages/serving/test/door.mjs', import.meta.url).href

interface Ready {
  port: number
  pid: number
}

/** A gateway with its supervisor, as production has it, and a door through which SIGUSR2 makes it misbehave. */
export function startSupervised(env: Record<string, string>, doorOpens: 'block' | 'throw' | 'reject' = 'block') {
  const { PATH = '', NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../../../../.cache/node') } = process.env
  const supervisor = spawn(process.execPath, [main], {
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', GATEWAY_PORT: '0', LOG_LEVEL: 'error' },
      ...{ NODE_OPTIONS: `--import=${door}`, DOOR: doorOpens, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const facts: Record<string, unknown>[] = []
  const looking = new Set<() => void>()
  let said = ''
  supervisor.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk
  })
  createInterface({ input: supervisor.stdout }).on('line', (line) => {
    facts.push(JSON.parse(line))
    for (const look of looking) look()
  })
  const exited = once(supervisor, 'exit').then(([code]) => code as number | null)
  /** The nth line that has these values. */
  function line(values: Record<string, unknown>, nth = 1): Promise<Record<string, unknown>> {
    const found = () =>
      facts.filter((one) => Object.entries(values).every(([name, value]) => one[name] === value))[nth - 1]
    return new Promise((resolve, reject) => {
      const look = () => {
        const one = found()
        if (!one) return
        looking.delete(look)
        resolve(one)
      }
      looking.add(look)
      look()
      void exited.then((code) => reject(new Error(`it ended with ${code}: ${said}`)))
    })
  }
  return {
    supervisor,
    line,
    exited,
    said: () => said,
    ready: async (nth = 1) => (await line({ ready: true }, nth)) as unknown as Ready,
  }
}
