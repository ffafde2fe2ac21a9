import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readFlags } from '../command-line/read-flags.ts'
import { environmentFiles } from './environment-files.ts'

const usage = `pnpm environment --tenant lumen --domain lumen.example [--to deploy/env] [--trial]
    [--database localhost:5432] [--gateway http://localhost:4000] [--proxies 127.0.0.1]
  Writes the files of variables of a new installation, with new secrets, readable by their owner only.
  --trial  without a card provider: no money moves`

const { values: flags } = readFlags(
  {
    options: {
      tenant: { type: 'string', default: '' },
      domain: { type: 'string', default: '' },
      to: { type: 'string', default: 'deploy/env' },
      database: { type: 'string', default: 'localhost:5432' },
      gateway: { type: 'string', default: 'http://localhost:4000' },
      proxies: { type: 'string', default: '127.0.0.1' },
      trial: { type: 'boolean', default: false },
    },
  },
  usage,
)

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(1)
}

const { tenant, domain, to, database, gateway, proxies, trial } = flags
if (!/^[a-z][a-z0-9-]{1,30}$/.test(tenant)) fail('--tenant takes the name of a folder in tenants/.')
if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) fail('--domain takes a domain, such as lumen.example.')
const files = environmentFiles({ tenant, domain, database, gateway, proxies, trial })
const taken = Object.keys(files).find((name) => existsSync(path.join(to, name)))
// A new APP_SECRET would make every stored key unreadable.
if (taken) fail(`${path.join(to, taken)} exists already, and its secrets are in use: nothing was written.`)
mkdirSync(to, { recursive: true, mode: 0o700 })
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(to, name), text, { mode: 0o600, flag: 'wx' })
console.log(`Wrote ${Object.keys(files).join(', ')} to ${to}. Fill in the lines at the end of gateway.env.`)
