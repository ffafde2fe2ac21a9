import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

const bootstrap = path.join(import.meta.dirname, '../bootstrap.mjs')
/** A program that says it is there, and ends with a code of its own a moment after it was asked to the first time. */
const orderly = `
let asked = 0
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => ++asked === 1 && setTimeout(() => { console.log(signal + ' ended'); process.exit(7) }, 100))
setInterval(() => {}, 1000)
console.log('ready')`
const wrapper = `
import { runToItsEnd } from ${JSON.stringify(bootstrap)}
process.exit(await runToItsEnd(process.execPath, ['-e', ${JSON.stringify(orderly)}], { stdio: 'inherit' }))`

it.each(['SIGTERM', 'SIGINT'] as const)(
  'hands %s on to what it runs, waits for its end and ends with its code',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', wrapper], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (text.startsWith('ready')) {
        child.kill(signal)
        setTimeout(() => child.kill(signal), 30)
      }
    })
    const [code] = (await once(child, 'close')) as [number | null]
    expect([said, code]).toEqual([`ready\n${signal} ended\n`, 7])
  },
)

it.skipIf(process.platform === 'win32')('stops what it runs when the shell npm put before it is gone', async () => {
  const script = `"$0" --input-type=module -e "$1"; true`
  const shell = spawn('/bin/sh', ['-c', script, process.execPath, wrapper], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (text.startsWith('ready')) shell.kill('SIGTERM')
  })
  // NOTE: the pipe closes when the last of those who write into it has ended.
  await once(shell, 'close')
  expect(said).toBe('ready\nSIGTERM ended\n')
})
