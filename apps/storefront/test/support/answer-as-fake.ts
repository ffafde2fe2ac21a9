import path from 'node:path'
import { createFake } from '@tradepost/api-client/testing'
import { getResponse } from 'msw'
import { readFakeTenant } from '../../tooling/fake-tenant.ts'
import type { Answer, RecordedCall } from './stub-gateway.ts'

const address = 'http://gateway.test'

/** Tenant of the storefront under test. */
export const lumen = await readFakeTenant(path.join(import.meta.dirname, '../../../../tenants/lumen'))

/** Answers calls like the fake gateway, for a stub gateway that changes some of the answers. */
export function answerAsFake({ signedIn = false } = {}) {
  const handlers = createFake({ tenant: lumen, signedIn }).handlers(address)
  return async ({ method, path: pathname, search, body }: RecordedCall): Promise<Answer> => {
    const sent = method === 'GET' ? {} : { body, headers: { 'content-type': 'application/json' } }
    const response = await getResponse(handlers, new Request(`${address}${pathname}${search}`, { method, ...sent }))
    const status = response?.status ?? 404
    return { status, body: (await response?.json()) ?? { code: 'not_found', msg: 'not found' } }
  }
}
