import { parseArgs } from 'node:util'
import { checkContract } from './contract-check.ts'

const usage = `usage: pnpm contract-check <gateway URL> [--origin http://localhost:4101] [--tenant 1] [--site 1001]
  [--email demo@tradepost.example]
  CLIENT_ID, CLIENT_SECRET and BUYER_PASSWORD come from the environment.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: 'http://localhost:4101' },
    tenant: { type: 'string', default: '1' },
    site: { type: 'string', default: '1001' },
    email: { type: 'string', default: 'demo@tradepost.example' },
  },
})
const [url] = positionals
const { CLIENT_ID = 'lumen-web', CLIENT_SECRET, BUYER_PASSWORD } = process.env

if (!url || !/^https?:\/\//.test(url) || !CLIENT_SECRET || !BUYER_PASSWORD) {
  console.error(usage)
  process.exit(2)
}
try {
  const { calls, requests, succeeded, deviations } = await checkContract({
    url,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    origin: values.origin,
    tenantId: values.tenant,
    siteId: values.site,
    email: values.email,
    password: BUYER_PASSWORD,
  })
  for (const { call, when, what } of deviations) console.log(`${call} ${when}: ${what}`)
  console.log(
    `${calls} calls, ${requests} requests, ${succeeded.length} calls answered success, ${deviations.length} deviations`,
  )
  process.exitCode = deviations.length === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
