import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

const bootstrap = path.join(import.meta.dirname, '../bootstrap.mjs')
/** A program that prints `ready`, and exits with code 7 a moment after the first signal. */
const orderly = `
let signals = 0
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => ++signals === 1 && setTimeout(() => { console.log(signal + ' ended'); process.exit(7) }, 100))
setInterval(() => {}, 1000)
console.log('ready')`
const wrapper = `
import { runToItsEnd } from ${JSON.stringify(bootstrap)}
process.exit(await runToItsEnd(process.execPath, ['-e', ${JSON.stringify(orderly)}], { stdio: 'inherit' }))`

it.each(['SIGTERM', 'SIGINT'] as const)(
  'passes %s to the program it runs, waits for its end and exits with its code',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', wrapper], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (text.startsWith('ready')) {
        child.kill(signal)
        setTimeout(() => child.kill(signal), 30)
      }
    })
    const [code] = (await once(child, 'close')) as [number | null]
    expect([output, code]).toEqual([`ready\n${signal} ended\n`, 7])
  },
)

it.skipIf(process.platform === 'win32')("stops the program it runs when npm's shell is gone", async () => {
  const script = `"$0" --input-type=module -e "$1"; true`
  const shell = spawn('/bin/sh', ['-c', script, process.execPath, wrapper], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (text.startsWith('ready')) shell.kill('SIGTERM')
  })
  // The pipe closes when the last process that writes to it has ended.
  await once(shell, 'close')
  expect(output).toBe('ready\nSIGTERM ended\n')
})
