import { writeFileSync } from 'node:fs'
import { lockedPackages } from './lockfile.ts'

const integrity = /integrity: sha512-([A-Za-z0-9+/=]+)/

/** Everything that is installed, as a CycloneDX 1.6 document, to a file or to standard output. */
const document = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name: 'tradepost' } },
  components: lockedPackages().map(({ name, version, resolution }) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.exec(resolution)?.[1] ?? '', 'base64').toString('hex') }],
  })),
}

const text = `${JSON.stringify(document, null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) writeFileSync(file, text)
else process.stdout.write(text)
