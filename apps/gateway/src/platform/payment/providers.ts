import type { Config } from '../config/config.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../time/clock.ts'
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts'
import { handleDisputes } from './sandbox/disputes.ts'
import { handleEvents } from './sandbox/events.ts'
import { createSandboxProvider } from './sandbox/provider.ts'
import { createStripeProvider } from './stripe/provider.ts'

interface Parts {
  db: Database
  clock: Clock
  jobs: Jobs
  secrets: SecretBox
  /** `publicUrl` is read at each use, because tests know their port only after they listen. */
  config: Pick<Config, 'publicUrl' | 'stripe'>
}

function sandbox({ db, clock, jobs, secrets, config }: Parts): PaymentProvider {
  handleEvents(jobs, secrets, clock, () => `${config.publicUrl}/finance/payment/webhook/sandbox`)
  handleDisputes({ db, jobs, clock })
  return createSandboxProvider({ db, clock, jobs, secrets, publicUrl: () => config.publicUrl })
}

/** Cards are paid through Stripe if it is configured, otherwise through the sandbox. */
export function createPaymentProviders(parts: Parts): PaymentProviders {
  const { stripe } = parts.config
  const card = stripe ? createStripeProvider(stripe, parts.clock) : sandbox(parts)
  return {
    get: (method) => (method === 'card' ? card : null),
    byWebhook: (name) => (name === card.name ? card : null),
    names: [card.name],
  }
}
