import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'

/** A load of a fixed number of requests. A fixed duration would end while requests that cost time are unanswered. */
export interface Load {
  /** Connections are spread evenly over these addresses, as by a load balancer. */
  urls: readonly string[]
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  /** Request bodies, sent in rotation. */
  bodies?: readonly unknown[]
  connections: number
  amount: number
}

export interface LoadResult {
  requests: number
  perSecond: number
  bytes: number
  /** The number of answers other than 2xx and of requests without an answer. */
  failed: number
  p50: number
  p95: number
}

/** The load generator's process. */
export class LoadGenerator {
  readonly #child: ChildProcess

  constructor() {
    this.#child = fork(path.join(import.meta.dirname, 'load-program.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }

  send(load: Load): Promise<LoadResult> {
    return new Promise((resolve, reject) => {
      const end = () => reject(new Error('The load generator stopped.'))
      this.#child.once('exit', end)
      this.#child.once('message', ({ result, error }: { result?: LoadResult; error?: string }) => {
        this.#child.off('exit', end)
        if (result) resolve(result)
        else reject(new Error(error))
      })
      this.#child.send(load)
    })
  }

  stop(): void {
    this.#child.disconnect()
  }
}
