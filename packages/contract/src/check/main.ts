import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkContract } from './contract-check.ts'
import { createRecorder } from './recorder.ts'

const usage = `usage: pnpm contract-check <gateway URL> [--origin http://localhost:4101] [--tenant 1] [--site 1001]
  [--email demo@tradepost.example] [--seller demo-seller@tradepost.example]
  [--staff demo-service@tradepost.example] [--second-staff demo-service2@tradepost.example]
  [--only <text>]   only calls whose name contains the text
  [--record <file>] writes requests and responses to a file, as examples for the documentation
  CLIENT_ID, CLIENT_SECRET and BUYER_PASSWORD come from the environment; SELLER_PASSWORD, STAFF_PASSWORD and
  SECOND_STAFF_PASSWORD too, if they differ.
It creates data of its own (an offer, orders, messages) and pays only at a gateway with the card sandbox.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: 'http://localhost:4101' },
    tenant: { type: 'string', default: '1' },
    site: { type: 'string', default: '1001' },
    email: { type: 'string', default: 'demo@tradepost.example' },
    seller: { type: 'string', default: 'demo-seller@tradepost.example' },
    staff: { type: 'string', default: 'demo-service@tradepost.example' },
    'second-staff': { type: 'string', default: 'demo-service2@tradepost.example' },
    only: { type: 'string', default: '' },
    record: { type: 'string' },
  },
})
const [url] = positionals
const { CLIENT_ID = 'lumen-web', CLIENT_SECRET, BUYER_PASSWORD } = process.env

if (!url || !/^https?:\/\//.test(url) || !CLIENT_SECRET || !BUYER_PASSWORD) {
  console.error(usage)
  process.exit(2)
}
const { SELLER_PASSWORD = BUYER_PASSWORD, STAFF_PASSWORD = BUYER_PASSWORD } = process.env
const { SECOND_STAFF_PASSWORD = STAFF_PASSWORD } = process.env
const recorder = createRecorder(url.replace(/\/$/, ''))
try {
  const report = await checkContract(
    {
      url,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      origin: values.origin,
      tenantId: values.tenant,
      siteId: values.site,
      buyer: { email: values.email, password: BUYER_PASSWORD },
      seller: { email: values.seller, password: SELLER_PASSWORD },
      staff: { email: values.staff, password: STAFF_PASSWORD },
      secondStaff: { email: values['second-staff'], password: SECOND_STAFF_PASSWORD },
      record: recorder.keep,
    },
    (name) => name.includes(values.only),
  )
  const { calls, requests, succeeded, unproved, deviations } = report
  for (const { call, when, what } of deviations) console.log(`${call} ${when}: ${what}`)
  if (unproved.length > 0) console.log(`calls that never succeeded: ${unproved.join(', ')}`)
  console.log(
    `${calls} calls, ${requests} requests, ${succeeded.length} calls succeeded, ${deviations.length} deviations`,
  )
  if (values.record) writeFileSync(values.record, `${JSON.stringify(recorder.all(), null, 2)}\n`)
  process.exitCode = deviations.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
