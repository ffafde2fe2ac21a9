import { randomUUID } from 'node:crypto'
import { webhookSecret } from '../../src/platform/payment/sandbox/events.ts'
import { sign, signatureHeader } from '../../src/platform/payment/sandbox/signature.ts'
import { startGateway } from '../support/gateway-process.ts'
import type { Shop } from '../support/shop.ts'

type Captured = Awaited<ReturnType<Shop['sessionOf']>>

/** Reports a capture to a gateway process of its own, which is killed at a crash point. Returns the event. */
export async function reportToDying({ deps, urls }: Pick<Shop, 'deps' | 'urls'>, session: Captured, crashAt: string) {
  const event = { id: `evt_${randomUUID()}`, account: 1, state: 'captured' as const, ...session, failure: null }
  const text = JSON.stringify({ ...event, created: new Date().toISOString() })
  const env = { DATABASE_URL: urls.app, DATA_DIR: deps.config.dataDir, WORKER: 'none' }
  const dying = await startGateway({ ...env, CRASH_AT: crashAt })
  const sent = fetch(`http://127.0.0.1:${dying.port}/finance/payment/webhook/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(webhookSecret(deps.secrets, 1), text, new Date()),
    },
    body: text,
  }).then(
    () => 'answered',
    () => 'cut off',
  )
  const outcome = await sent
  await dying.exited
  return { event, outcome, signal: dying.child.signalCode }
}
