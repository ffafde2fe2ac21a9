import { Worker } from 'node:worker_threads'

const watcher = `
const { workerData, parentPort } = require('node:worker_threads')
const { writeSync } = require('node:fs')
let current = ''
let since = Date.now()
parentPort.on('message', (description) => { current = description; since = Date.now() })
setInterval(() => {
  if (current === '' || Date.now() - since < workerData.limitMs) return
  writeSync(2, '\\nNo answer within ' + workerData.limitMs + ' ms: ' + current + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, 200)
`

/** Watches requests from another thread. If one blocks the event loop too long, reports it and kills the process. */
export function startStallGuard(limitMs: number) {
  const worker = new Worker(watcher, { eval: true, workerData: { limitMs } })
  worker.unref()
  return {
    begin: (description: string) => worker.postMessage(description),
    end: () => worker.postMessage(''),
    stop: () => worker.terminate(),
  }
}
