import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../src/platform/config/file-settings.ts'
import { freePort } from '../../src/platform/postgres/free-port.ts'

const bucket = 'tradepost-files'
const key = { accessKeyId: 'shop:store', secretAccessKey: 'a-secret-of-the-store' }
const device = 'disk1'
/** Debian's own, which has Debian's packages. */
const python = '/usr/bin/python3'

/** Starts one server of Swift that ends with this process, and takes the name of its configuration from the arguments. */
const program = `
import ctypes, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGKILL)
from swift.common import utils
utils.HASH_PATH_PREFIX = utils.HASH_PATH_SUFFIX = b'tradepost'
utils.validate_hash_conf = lambda: None
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[1], sys.argv[2]))
`

/** Writes the rings, one for each kind of server: one device, one copy. */
const ringProgram = `
import sys
from swift.common.ring import RingBuilder
ip = '127.0.0.1'
for ring in sys.argv[1:]:
    file, port = ring.rsplit('=', 1)
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': ip, 'port': int(port), 'replication_ip': ip,
                     'replication_port': int(port), 'device': '${device}', 'weight': 1, 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(file)
`

const storageServers = ['account', 'container', 'object'] as const

const common = (home: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${home}
devices = ${home}/devices
mount_check = false
disable_fallocate = true
log_level = ERROR
`

const storageConf = (name: string) => `[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`

// Accounts need a cache for tokens. Requests with signatures work without one, so its address leads nowhere.
const proxyConf = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 50
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_${key.accessKeyId.replace(':', '_')} = ${key.secretAccessKey} .admin
`

function requireSwift(): void {
  try {
    execFileSync(python, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' })
  } catch {
    throw new Error('There is no OpenStack Swift on this machine; install it: apt-get install python3-swift')
  }
}

/** An object store with the interface of S3: OpenStack Swift of the machine, on one device in a temporary folder. */
export async function startObjectStore() {
  requireSwift()
  const home = mkdtempSync(path.join(tmpdir(), 'tradepost-store-'))
  mkdirSync(path.join(home, 'devices', device), { recursive: true })
  const running: ChildProcess[] = []
  let output = ''
  const start = (name: string, port: number, conf: string) => {
    const file = path.join(home, `${name}.conf`)
    writeFileSync(file, common(home, port) + conf)
    const child = spawn(python, ['-c', program, file, `${name}-server`], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
      })
    running.push(child)
  }
  async function stop(): Promise<void> {
    const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(ended)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const ports = await Promise.all(storageServers.map(freePort))
    const rings = storageServers.map((name, n) => `${path.join(home, name)}.ring.gz=${ports[n]}`)
    execFileSync(python, ['-c', ringProgram, ...rings])
    for (const [n, name] of storageServers.entries()) start(name, ports[n] ?? 0, storageConf(name))
    const port = await freePort()
    start('proxy', port, proxyConf)
    const settings: S3Settings = {
      ...{ endpoint: `http://127.0.0.1:${port}`, browserEndpoint: null, region: 'us-east-1', bucket },
      ...key,
    }
    const client = new S3Client({
      ...{ endpoint: settings.endpoint, region: settings.region, credentials: key, forcePathStyle: true },
      ...{ requestChecksumCalculation: 'WHEN_REQUIRED', maxAttempts: 1 },
    })
    // The server of buckets may be ready before the one of objects.
    const probe = { Bucket: bucket, Key: 'ready' }
    for (let tries = 1; ; tries++) {
      try {
        await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
          if (error.name !== 'BucketAlreadyOwnedByYou') throw error
        })
        await client.send(new PutObjectCommand({ ...probe, Body: 'ready' }))
        await client.send(new DeleteObjectCommand(probe))
        break
      } catch (error) {
        if (tries === 150) throw new Error(`the object store did not start: ${output}`, { cause: error })
        await delay(200)
      }
    }
    return {
      settings,
      client,
      /** The variables of a gateway whose files are here. */
      env: {
        FILES_STORE: 's3',
        S3_ENDPOINT: settings.endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: key.accessKeyId,
        S3_SECRET_ACCESS_KEY: key.secretAccessKey,
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>
