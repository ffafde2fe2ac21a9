import { parentPort, Worker } from 'node:worker_threads'

/** The thread's answer about the document of an id: the PDF, or the reason why there is none. */
interface Drawn {
  id: number
  pdf?: Uint8Array<ArrayBuffer>
  problem?: string
}
interface Waiting {
  resolve(pdf: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

/** Answers requests in a thread that `createDrawingThread` started: call it once in the thread's module. */
export function answerDrawing<Facts>(draw: (facts: Facts) => Promise<Uint8Array<ArrayBuffer>>): void {
  parentPort?.on('message', async ({ id, facts }: { id: number; facts: Facts }) => {
    try {
      const pdf = await draw(facts)
      parentPort?.postMessage({ id, pdf } satisfies Drawn, [pdf.buffer])
    } catch (error) {
      parentPort?.postMessage({ id, problem: String(error) } satisfies Drawn)
    }
  })
}

/**
 * A thread that draws documents, because the fonts of some languages take a second to prepare, in which the gateway
 * answers others. It starts with the first document and stays, which saves loading the fonts and words again.
 */
export function createDrawingThread<Facts>(module: URL): (facts: Facts) => Promise<Uint8Array<ArrayBuffer>> {
  let worker: Worker | null = null
  let last = 0
  const waiting = new Map<number, Waiting>()
  const end = (error: Error) => {
    worker = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  function start(): Worker {
    const started = new Worker(module)
    started.on('message', ({ id, pdf, problem }: Drawn) => {
      if (pdf) waiting.get(id)?.resolve(pdf)
      else waiting.get(id)?.reject(new Error(problem))
      waiting.delete(id)
    })
    started.on('error', end)
    started.on('exit', (code) => end(new Error(`the thread that draws documents ended with ${code}`)))
    // A gateway that stops does not wait for it.
    started.unref()
    return started
  }
  return (facts) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id, facts })
    })
}
