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

/** Starts a gateway with its supervisor, as in production. On SIGUSR2 the gateway blocks, throws or rejects. */
export function startSupervised(env: Record<string, string>, doorOpens: 'block' | 'throw' | 'reject' = 'block') {
  const { PATH = '', NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../../../../.cache/node') } = process.env
  const supervisor = spawn(process.execPath, [main], {
    env: {
      ...{
        PATH,
        NODE_COMPILE_CACHE,
        NODE_ENV: 'test',

        GATEWAY_PORT: '0',
        LOG_LEVEL: 'error',
      },
      ...{ NODE_OPTIONS: `--import=${door}`, DOOR: doorOpens, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const facts: Record<string, unknown>[] = []
  const watchers = new Set<() => void>()
  let output = ''
  supervisor.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  createInterface({ input: supervisor.stdout }).on('line', (line) => {
    facts.push(JSON.parse(line))
    for (const check of watchers) check()
  })
  const exited = once(supervisor, 'exit').then(([code]) => code as number | null)
  /** Waits for the nth log line with these values. */
  function line(values: Record<string, unknown>, nth = 1): Promise<Record<string, unknown>> {
    const findLine = () =>
      facts.filter((one) => Object.entries(values).every(([name, value]) => one[name] === value))[nth - 1]
    return new Promise((resolve, reject) => {
      const check = () => {
        const one = findLine()
        if (!one) return
        watchers.delete(check)
        resolve(one)
      }
      watchers.add(check)
      check()
      void exited.then((code) => reject(new Error(`the gateway ended with ${code}: ${output}`)))
    })
  }
  return {
    supervisor,
    line,
    exited,
    output: () => output,
    ready: async (nth = 1) => (await line({ ready: true }, nth)) as unknown as Ready,
  }
}
