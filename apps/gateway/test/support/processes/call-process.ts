import type { FastifyInstance } from 'fastify'
import { injector } from '../harness.ts'

interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  payload?: object | string
}

/** Makes calls of the contract to a gateway that runs as a process of its own. */
export function callProcess(port: number) {
  const inject = async ({ method, url, headers, payload }: Sent) => {
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      ...{ method, headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers } },
      ...(body ? { body } : {}),
    })
    const text = await response.text()
    return { statusCode: response.status, headers: {}, json: () => JSON.parse(text) as unknown }
  }
  return injector({ inject } as unknown as FastifyInstance)
}
