import type { Config } from '../config/config.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { OwnPaymentKeys } from '../stripe/own-keys.ts'
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
  ownKeys: OwnPaymentKeys
  /** `publicUrl` is read at each use, because tests know their port only after they listen. */
  config: Pick<Config, 'publicUrl' | 'stripe' | 'stripeApi'>
}

function sandboxOf({ db, clock, jobs, secrets, config }: Parts): PaymentProvider {
  handleEvents(jobs, secrets, clock, () => `${config.publicUrl}/finance/payment/webhook/sandbox`)
  handleDisputes({ db, jobs, clock })
  return createSandboxProvider({ db, clock, jobs, secrets, publicUrl: () => config.publicUrl })
}

/**
 * Cards of a tenant are paid through Stripe if its staff set keys or the installation uses Stripe, otherwise through the
 * sandbox.
 */
export function createPaymentProviders(parts: Parts): PaymentProviders {
  const { config, ownKeys, clock } = parts
  const ofEnvironment = config.stripe ?? { keys: {}, webhookSecrets: {} }
  const stripe = createStripeProvider({ ...ofEnvironment, api: config.stripeApi }, ownKeys, clock)
  const sandbox = config.stripe ? null : sandboxOf(parts)
  const ofTenant = async (tenantId: number) =>
    sandbox === null || (await ownKeys.of(tenantId)).apiKey !== null ? stripe : sandbox
  return {
    get: async (method, tenantId) => (method === 'card' ? ofTenant(tenantId) : null),
    byWebhook: (name) => [stripe, sandbox].find((one) => one?.name === name) ?? null,
    async namesFor(tenantId) {
      const hasKey = (await ownKeys.of(tenantId)).apiKey !== null || Object.hasOwn(ofEnvironment.keys, tenantId)
      return [...(hasKey ? [stripe.name] : []), ...(sandbox ? [sandbox.name] : [])]
    },
  }
}
