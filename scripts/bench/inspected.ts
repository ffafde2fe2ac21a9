import { setTimeout as delay } from 'node:timers/promises'

/** Memory of a process after garbage collection, in MB. */
export interface Memory {
  rss: number
  heap: number
}

const mb = 1024 ** 2

/** Connects to the debugger of a process that was started with `--inspect=<port>`. */
export async function openInspector(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('The process has no debugger.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  const ask = <Answer>(method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: Answer; error?: { message: string } }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        if (answer.error) reject(new Error(answer.error.message))
        else resolve(answer.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })

  return {
    async memory(): Promise<Memory> {
      // NOTE: collect twice: objects that the first collection finalizes are freed only by the second.
      for (let n = 0; n < 2; n++) {
        await ask('HeapProfiler.collectGarbage')
        await delay(100)
      }
      const expression = 'JSON.stringify(process.memoryUsage())'
      const { result } = await ask<{ result: { value: string } }>('Runtime.evaluate', { expression })
      const { rss, heapUsed, external } = JSON.parse(result.value) as NodeJS.MemoryUsage
      return { rss: rss / mb, heap: (heapUsed + external) / mb }
    },
    close: () => socket.close(),
  }
}
