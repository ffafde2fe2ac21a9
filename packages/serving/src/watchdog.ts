import inspector from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { stuckSignal } from './restarts.ts'

interface Options {
  /** The time in milliseconds for which the event loop may be blocked. */
  afterMs: number
  /** Fields that the program adds to every log line. */
  fields: Readonly<Record<string, string | number>>
  /** True when the program logs times as text. */
  isoTime?: boolean
}

interface Watched extends Required<Options> {
  beats: Int32Array
  signal: string
}

/**
 * Runs in a worker thread from the source text of this function, so it must not use anything declared outside. Logs the
 * stack that blocks the event loop, if V8 reports it, and ends the process with a signal that needs no event loop.
 */
function watch(): void {
  const { workerData } = process.getBuiltinModule('node:worker_threads')
  const { Session } = process.getBuiltinModule('node:inspector')
  const fs = process.getBuiltinModule('node:fs')
  const { beats, afterMs, fields, isoTime, signal } = workerData as Watched
  const everyMs = Math.max(20, afterMs / 20)
  let lastBeat = -1
  let since = performance.now()
  let lastCheck = since

  function end(stack: string[] | undefined): void {
    const now = new Date()
    const line = {
      ...fields,
      time: isoTime ? now.toISOString() : now.getTime(),
      alert: 'stuck',
      stuckMs: Math.round(performance.now() - since),
      stack,
      msg: 'the event loop is blocked; the process is ended',
    }
    const kill = () => process.kill(process.pid, signal)
    // Kill the process even if the write never ends: the reader of the log may be the cause of the block.
    fs.write(1, `${JSON.stringify(line)}\n`, kill)
    setTimeout(kill, 500)
  }

  const timer = setInterval(() => {
    const now = performance.now()
    // If this thread was paused too, the machine was asleep: start counting again.
    if (now - lastCheck > afterMs / 2) since = now
    lastCheck = now
    const beat = Atomics.load(beats, 0)
    if (beat !== lastBeat) {
      lastBeat = beat
      since = now
    } else if (now - since >= afterMs) {
      clearInterval(timer)
      let stack: string[] | undefined
      try {
        const session = new Session()
        const files = new Map<string, string>()
        session.connectToMainThread()
        session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url))
        session.on('Debugger.paused', ({ params }) => {
          stack = params.callFrames.slice(0, 20).map(({ functionName, location: { scriptId, lineNumber } }) => {
            return `${functionName || '(anonymous)'} ${files.get(scriptId) ?? ''}:${lineNumber + 1}`
          })
          end(stack)
        })
        session.post('Debugger.enable')
        session.post('Debugger.pause')
      } catch {
        // The line is logged without a stack.
      }
      // A busy machine takes its time to pause the main thread.
      setTimeout(() => stack ?? end(undefined), 4000)
    }
  }, everyMs)
}

/** Watches this process's event loop from a thread, unless a debugger is attached. Returns a function that stops it. */
export function startWatchdog({ afterMs, fields, isoTime = false }: Options): () => void {
  if (inspector.url() !== undefined) return () => {}
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const beating = setInterval(() => Atomics.add(beats, 0, 1), Math.max(10, afterMs / 40))
  beating.unref()
  const workerData: Watched = { beats, afterMs, fields, isoTime, signal: stuckSignal }
  const thread = new Worker(`(${watch.toString()})()`, { eval: true, workerData, execArgv: [], env: {} })
  thread.unref()
  // Without a watchdog, the process still serves.
  thread.on('error', () => {})
  return () => {
    clearInterval(beating)
    void thread.terminate()
  }
}
