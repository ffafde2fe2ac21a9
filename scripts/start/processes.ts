import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export interface Running {
  name: string
  child: ChildProcess
  /** The last lines that the program printed, for the error message if it ends too early. */
  tail: string[]
}

export interface Program {
  name: string
  args: string[]
  cwd: string
  env: Record<string, string>
  onLine?: (line: string) => void
}

/** Starts a Node program in its own process group, so that Ctrl-C reaches only this process. */
export function startProgram({ name, args, cwd, env, onLine }: Program): Running {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const tail: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        tail.push(line)
        if (tail.length > 40) tail.shift()
        onLine?.(line)
      }
    })
  }
  return { name, child, tail }
}

/** Sends SIGTERM to a program, and kills the program after the grace period. */
export async function stopProgram({ child }: Running, graceMs = 15_000): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}

/** Resolves once the address answers 2xx; rejects if the program ends before. */
export async function waitUntilUp(url: string, running: Running, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if (running.child.exitCode !== null || running.child.signalCode !== null)
      throw new Error(`The ${running.name} did not start.\n${running.tail.slice(-12).join('\n')}`)
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `${running.name} did not answer at ${url} within ${timeoutMs / 1000} s:\n${running.tail.slice(-12).join('\n')}`,
  )
}

/** The code of the system error that listening on the port causes; null if a program can listen. */
export async function portFault(port: number): Promise<string | null> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
    server.listen(port, () => server.close(() => resolve(null)))
  })
}

/** True if the port is free. */
export const portIsFree = async (port: number): Promise<boolean> => (await portFault(port)) === null
