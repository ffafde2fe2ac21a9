import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { SecretBox } from '../secret-box.ts'
import type { PaymentProviders } from './payment-provider.ts'
import { handleEvents } from './sandbox/events.ts'
import { createSandboxProvider } from './sandbox/provider.ts'

interface Parts {
  db: Database
  clock: Clock
  jobs: Jobs
  secrets: SecretBox
  /** Where this gateway is reached; read at each use, for a test learns its port late. */
  config: { readonly publicUrl: string }
}

/** The providers that are set up; today the sandbox answers for cards. */
export function createPaymentProviders({ db, clock, jobs, secrets, config }: Parts): PaymentProviders {
  const sandbox = createSandboxProvider({ db, clock, jobs, secrets, publicUrl: () => config.publicUrl })
  handleEvents(jobs, secrets, clock, () => `${config.publicUrl}/finance/payment/webhook/sandbox`)
  const byName = new Map([[sandbox.name, sandbox]])
  return {
    get: (method) => (method === 'card' ? sandbox : null),
    byWebhook: (name) => byName.get(name) ?? null,
    names: [...byName.keys()],
  }
}
