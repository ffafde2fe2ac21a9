import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'

/** A number of requests, because one of seconds would end with requests whose work counts and whose answer does not. */
export interface Load {
  /** Connections are spread evenly over several addresses, as a balancer would. */
  urls: readonly string[]
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  /** Sent in turn. */
  bodies?: readonly unknown[]
  connections: number
  amount: number
}

export interface LoadResult {
  requests: number
  perSecond: number
  bytes: number
  /** Answers other than 2xx, and requests without an answer. */
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
