import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@tradepost/scripts/start/free-port'
import { extract } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeploymentManifest } from '../../tooling/deployment/manifest.ts'
import { packageTenant } from '../../tooling/deployment/package.ts'
import { loadBuild } from '../support/storefront.ts'

const tenantDir = fileURLToPath(new URL('../../../../tenants/lumen', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
const manifest = (): DeploymentManifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

beforeAll(async () => {
  await loadBuild()
  await packageTenant(tenantDir)
  await extract({ cwd: folder, file: join(tenantDir, 'deployment.tgz') })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a deployment', () => {
  it('runs from its tarball, without the workspace', async () => {
    const port = await freePort()
    const env = {
      NODE_ENV: 'production' as const,
      PATH: process.env.PATH,
      PORT: String(port),
      GATEWAY_URL: 'http://localhost:9',
      GATEWAY_CLIENT_ID: 'lumen-web',
      GATEWAY_CLIENT_SECRET: 'secret',
      SESSION_SECRET: 'a-secret-of-at-least-32-characters',
    }
    const server = spawn(process.execPath, ['server.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await once(server.stdout, 'data')
      const origin = `http://localhost:${port}`
      const page = await fetch(`${origin}/500`)
      const html = await page.text()
      expect(page.status).toBe(500)
      expect(html).toContain('Lumen')
      const asset = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? ''
      expect((await fetch(origin + asset)).status).toBe(200)
      expect((await fetch(`${origin}/sw.js`)).headers.get('content-type')).toContain('javascript')
      const drawn = await fetch(`${origin}/icons/192.png`)
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  })

  it('contains the production build of React, and no polyfills for old versions of Node', () => {
    const assets = join(folder, 'build/server/assets')
    const code = readdirSync(assets)
      .filter((name) => name.startsWith('server-build-'))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join()
    expect(code).toMatch(/requireReact\w*_production/)
    expect(code).not.toMatch(/requireReact\w*_development|requireUndici/)
  })

  it('has a manifest of its contents', () => {
    const { version } = JSON.parse(readFileSync(join(tenantDir, 'package.json'), 'utf8'))
    const made = manifest()
    expect(made).toMatchObject({ tenant: 'lumen', version, contrast: { failing: 0 } })
    expect(Object.keys(made.packages)).toContain('@tradepost/marketplace-features')
    expect(made.languages.en).toMatchObject({ translated: made.languages.en?.messages })
    expect(made.sizes.client.scripts).toBeGreaterThan(50_000)
  })

  it('is reproducible to the byte', async () => {
    const before = readFileSync(join(tenantDir, 'deployment.tgz'))
    await packageTenant(tenantDir)
    expect(readFileSync(join(tenantDir, 'deployment.tgz')).equals(before)).toBe(true)
  })

  it('cannot be made if the build contains data of another tenant', async () => {
    const foreignFile = join(tenantDir, 'build/client/left-over.txt')
    writeFileSync(foreignFile, 'Welcome to Sahra')
    try {
      await expect(packageTenant(tenantDir)).rejects.toThrow('left-over.txt holds "sahra" of sahra')
    } finally {
      rmSync(foreignFile)
    }
  })
})
