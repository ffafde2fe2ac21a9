import path from 'node:path'
import { testProject } from '@tradepost/test-config/project'

/** The gateway's tests of buying, money, lists, sessions, messages and jobs, through PgBouncer in transaction mode. */
const suites = [
  'src/modules/account/session/sessions.test.ts',
  'src/modules/after-sales/after-sales.test.ts',
  'src/modules/buyer/reads.test.ts',
  'src/modules/checkout/overselling.test.ts',
  'src/modules/ledger/ledger.test.ts',
  'src/modules/messages/{messages,message-stream}.test.ts',
  'src/modules/offer/standard-detail.test.ts',
  'src/modules/payment/money-of-lines.test.ts',
  'src/modules/{rental/rental,wallet/wallet}.test.ts',
  'src/modules/site/change-stream.test.ts',
  'src/platform/jobs/jobs.test.ts',
]

/** Further tests of a nightly run. */
const nightly = [
  'src/modules/account/session/rotation.test.ts',
  'src/modules/checkout/pre-order.test.ts',
  'src/modules/file/{uploads,unused-files}.test.ts',
  'src/modules/messages/message-desk.test.ts',
  'src/modules/payment/webhook.test.ts',
]

export default {
  ...testProject({
    name: 'pooler',
    group: 'machines',
    include: process.env.NIGHTLY === undefined ? suites : [...suites, ...nightly],
    globalSetup: [path.join(import.meta.dirname, 'global-setup.ts')],
    experimental: { viteModuleRunner: false, nodeLoader: false },
  }),
  root: path.join(import.meta.dirname, '..'),
}
