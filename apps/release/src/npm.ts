import { spawn } from 'node:child_process'
import { ReleaseError } from './switches.ts'

interface Options {
  cwd: string
  registry?: string | undefined
}

/** Runs the machine's npm; what it says on its error channel is told when it fails. Answers its output. */
export function npm(args: string[], { cwd, registry }: Options): Promise<string> {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const child = spawn(command, [...args, ...(registry ? ['--registry', registry] : [])], {
    cwd,
    env: { ...process.env, npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, wrong] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (wrong += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve(out)
        : reject(new ReleaseError(`npm ${args[0]} failed:\n${wrong.split('\n').slice(-12).join('\n')}`)),
    )
  })
}
