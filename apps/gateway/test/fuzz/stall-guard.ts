import { Worker } from 'node:worker_threads'

const watcher = `
const { workerData, parentPort } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let current = ''
let since = Date.now()
parentPort.on('message', (told) => { current = told; since = Date.now() })
setInterval(() => {
  if (current === '' || Date.now() - since < workerData.limitMs) return
  writeSync(2, '\\nNo answer within ' + workerData.limitMs + ' ms: ' + current + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, 200)
`

/**
 * Watches from a thread of its own: a request that keeps the event loop from turning ends the process, named in its last
 * words, since nothing within it could.
 */
export function startStallGuard(limitMs: number) {
  const worker = new Worker(watcher, { eval: true, workerData: { limitMs } })
  worker.unref()
  return {
    begin: (what: string) => worker.postMessage(what),
    end: () => worker.postMessage(''),
    stop: () => worker.terminate(),
  }
}
