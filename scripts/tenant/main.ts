import { readFlags } from '../command-line/read-flags.ts'
import { checkTenants } from './check.ts'
import { diffTenants } from './diff.ts'
import { newTenant } from './new.ts'
import { places, tenantIds } from './places.ts'
import { previewTenant } from './preview/preview.ts'

const usage = `pnpm tenant new <id> [--name --company --color --languages --currencies --domain --no-install]
pnpm tenant diff <one> <other>
pnpm tenant check [id …]
pnpm tenant preview <id> [--out file.html] [--url http://localhost:4101] [--screens home,brand-category,item]`

const text = { type: 'string' } as const
const { values, positionals } = readFlags(
  {
    allowPositionals: true,
    options: {
      name: text,
      company: text,
      color: text,
      languages: text,
      currencies: text,
      domain: text,
      out: text,
      url: text,
      screens: text,
      'no-install': { type: 'boolean', default: false },
    },
  },
  usage,
)
const [verb, one, other, ...more] = positionals

async function run(): Promise<number> {
  const { 'no-install': noInstall, out, url, screens, ...answers } = values
  if (verb === 'new' && one && !other) await newTenant(one, answers, noInstall)
  else if (verb === 'diff' && one && other && more.length === 0) console.log(await diffTenants(places, one, other))
  else if (verb === 'check') return checkTenants(places, one ? positionals.slice(1) : tenantIds(places))
  else if (verb === 'preview' && one && !other) await previewTenant(one, { out, url, screens })
  else {
    console.error(usage)
    return 2
  }
  return 0
}

run().then(
  (status) => {
    process.exitCode = status
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
