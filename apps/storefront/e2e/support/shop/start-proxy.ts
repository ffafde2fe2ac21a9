import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@tradepost/scripts/start/settings'

export type ProxyName = 'nginx' | 'haproxy'

/** Local addresses, one for each name of the examples in deploy/. Every address below 127 is this machine. */
export const proxyHosts = { shop: '127.0.0.2', gateway: '127.0.0.3', desk: '127.0.0.4', inside: '127.0.0.5' } as const

interface ProxyOptions {
  /** A folder of the test's own. */
  folder: string
  /** The public port of shop, gateway and desk, and the port inside. */
  ports: { public: number; plain: number; inside: number }
  /** The ports of the processes. */
  processes: { storefronts: readonly [number, number]; gateways: readonly [number, number]; desk: number }
}

export interface Proxy {
  /** Stops sending requests to this process, as an operator does before restarting it; `in` sends them again. */
  take(port: number, where: 'out' | 'in'): Promise<void>
  stop(): Promise<void>
}

const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8')

/** Replaces every key of the map; throws if the text lacks one, so that the examples and this file change together. */
function replaceAll(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the example lacks ${from}`)
    return changed.replaceAll(from, to)
  }, text)
}

const addresses = ({ processes }: ProxyOptions): Record<string, string> => ({
  '10.0.0.11:4101': `127.0.0.1:${processes.storefronts[0]}`,
  '10.0.0.12:4101': `127.0.0.1:${processes.storefronts[1]}`,
  '10.0.0.11:4000': `127.0.0.1:${processes.gateways[0]}`,
  '10.0.0.12:4000': `127.0.0.1:${processes.gateways[1]}`,
  '10.0.0.11:4190': `127.0.0.1:${processes.desk}`,
  // The tests start one desk only.
  '10.0.0.12:4190': `127.0.0.1:${processes.desk}`,
})

/** A certificate for the addresses, valid for two days. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'lumen.pem'), path.join(folder, 'lumen.key')]
  const names = Object.values(proxyHosts).map((host) => `IP:${host}`)
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=tradepost test'],
      ...['-addext', `subjectAltName=${names.join(',')}`, '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  return { certificate, key }
}

async function spawned(command: string, args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  await once(child, 'spawn')
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Starts nginx with deploy/nginx: names, addresses, ports and certificates are replaced, nothing else. */
async function startNginx(options: ProxyOptions): Promise<Proxy> {
  const { folder, ports } = options
  const { certificate, key } = makeCertificate(folder)
  const upstreams = path.join(folder, 'upstreams.conf')
  const all = replaceAll(read('nginx/upstreams.conf'), addresses(options))
  writeFileSync(upstreams, all)
  const site = replaceAll(read('nginx/tradepost.conf'), {
    '/etc/nginx/tradepost/upstreams.conf': upstreams,
    '/etc/tradepost/tls/lumen.pem': certificate,
    '/etc/tradepost/tls/lumen.key': key,
    'listen 80;': `listen ${proxyHosts.shop}:${ports.plain};`,
    'listen 443 ssl http2;': `listen ${ports.public} ssl http2;`,
    'listen 10.0.0.10:8080;': `listen ${proxyHosts.inside}:${ports.inside};`,
    'shop.lumen.example': proxyHosts.shop,
    'gateway.lumen.example': proxyHosts.gateway,
    'desk.lumen.example': proxyHosts.desk,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = path.join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1;
events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  )
  chmodSync(folder, 0o755)
  execFileSync('nginx', ['-t', '-q', '-c', main, '-p', folder])
  const child = await spawned('nginx', ['-c', main, '-p', folder])
  return {
    async take(port, where) {
      const address = `127.0.0.1:${port} `
      writeFileSync(upstreams, where === 'in' ? all : all.replaceAll(address, `${address}down `))
      execFileSync('nginx', ['-s', 'reload', '-c', main, '-p', folder])
      // The old worker takes no new connections from here on; give it time to end those that it has.
      await new Promise((resolve) => setTimeout(resolve, 500))
    },
    stop: () => end(child),
  }
}

/** Starts HAProxy with deploy/haproxy. It takes a process out by itself, because the health check fails. */
async function startHaproxy(options: ProxyOptions): Promise<Proxy> {
  const { folder, ports } = options
  const { certificate, key } = makeCertificate(folder)
  const both = path.join(folder, 'tls.pem')
  mkdirSync(folder, { recursive: true })
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  const file = path.join(folder, 'haproxy.cfg')
  const text = replaceAll(read('haproxy/haproxy.cfg'), {
    ...addresses(options),
    'bind :80': `bind ${proxyHosts.shop}:${ports.plain}`,
    'bind :443 ssl crt /etc/tradepost/tls': `bind :${ports.public} ssl crt ${both}`,
    'bind 10.0.0.10:8080': `bind ${proxyHosts.inside}:${ports.inside}`,
    'shop.lumen.example': `${proxyHosts.shop}:${ports.public}`,
    'gateway.lumen.example': `${proxyHosts.gateway}:${ports.public}`,
    'desk.lumen.example': `${proxyHosts.desk}:${ports.public}`,
  })
  writeFileSync(file, text)
  execFileSync('haproxy', ['-c', '-q', '-f', file])
  const child = await spawned('haproxy', ['-q', '-db', '-f', file])
  return { take: async () => {}, stop: () => end(child) }
}

export const startProxy = (name: ProxyName, options: ProxyOptions): Promise<Proxy> => {
  mkdirSync(options.folder, { recursive: true })
  return name === 'nginx' ? startNginx(options) : startHaproxy(options)
}
