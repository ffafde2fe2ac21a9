import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'

const verdaccio = path.join(
  path.dirname(createRequire(import.meta.url).resolve('verdaccio/package.json')),
  'bin/verdaccio',
)

/** Starts a real registry for a test. It fetches third-party packages from npm's configured registry. */
export async function startRegistry(folder: string, port: number) {
  mkdirSync(folder, { recursive: true })
  const npmConfig = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()
  const upstream = npmConfig('registry')
  // Node does not know the certificates that npm is told to trust, such as that of a company's proxy.
  const certificates = npmConfig('cafile')
  const everybody = { access: '$all', publish: '$all', unpublish: '$all' }
  const config = path.join(folder, 'config.json')
  // Verdaccio reads YAML, and JSON is valid YAML.
  const settings = {
    storage: path.join(folder, 'storage'),
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    // By default, Verdaccio answers for five minutes after two timeouts that packages do not exist.
    uplinks: { upstream: { url: upstream, maxage: '60m', timeout: '60s', max_fails: 40, fail_timeout: '2s' } },
    packages: { '@tradepost/*': everybody, '**': { ...everybody, proxy: 'upstream' } },
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '100mb',
  }
  writeFileSync(config, JSON.stringify(settings))
  const url = `http://localhost:${port}/`
  const program = startProgram({
    name: 'registry',
    args: [verdaccio, '--config', config, '--listen', `localhost:${port}`],
    cwd: folder,
    env: certificates === 'null' ? {} : { NODE_EXTRA_CA_CERTS: certificates },
  })
  await waitUntilUp(`${url}-/ping`, program, 60_000)
  const npmrc = path.join(folder, '.npmrc')
  writeFileSync(npmrc, `registry=${url}\n//localhost:${port}/:_authToken=nobody\n`)
  return {
    url,
    /** The environment that makes npm use this registry. */
    env: { npm_config_userconfig: npmrc, npm_config_registry: url, npm_config_cache: path.join(folder, 'cache') },
    close: () => stopProgram(program, 3000),
  }
}
