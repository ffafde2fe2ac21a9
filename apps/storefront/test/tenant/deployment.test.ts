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
const place = mkdtempSync(join(tmpdir(), 'deployment-'))
const manifest = (): DeploymentManifest => JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8'))

beforeAll(async () => {
  await loadBuild()
  await packageTenant(tenantDir)
  await extract({ cwd: place, file: join(tenantDir, 'deployment.tgz') })
})
afterAll(() => rmSync(place, { recursive: true }))

describe('a deployment', () => {
  it('serves by itself, from its tarball, with nothing of the workspace in reach', async () => {
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
    const server = spawn(process.execPath, ['server.js'], { cwd: place, env, stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      await once(server.stdout, 'data')
      const at = `http://localhost:${port}`
      const page = await fetch(`${at}/500`)
      const html = await page.text()
      expect(page.status).toBe(500)
      expect(html).toContain('Lumen')
      const asset = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? ''
      expect((await fetch(at + asset)).status).toBe(200)
      expect((await fetch(`${at}/sw.js`)).headers.get('content-type')).toContain('javascript')
      const drawn = await fetch(`${at}/icons/192.png`)
      expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  })

  it('holds React as it is used, and none of what stands in for an old Node', () => {
    const folder = join(place, 'build/server/assets')
    const code = readdirSync(folder)
      .filter((name) => name.startsWith('server-build-'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join()
    expect(code).toMatch(/requireReact\w*_production/)
    expect(code).not.toMatch(/requireReact\w*_development|requireUndici/)
  })

  it('says what it was made of', () => {
    const { version } = JSON.parse(readFileSync(join(tenantDir, 'package.json'), 'utf8'))
    const said = manifest()
    expect(said).toMatchObject({ tenant: 'lumen', version, contrast: { failing: 0 } })
    expect(Object.keys(said.packages)).toContain('@tradepost/marketplace-features')
    expect(said.languages.en).toMatchObject({ translated: said.languages.en?.messages })
    expect(said.sizes.client.scripts).toBeGreaterThan(50_000)
  })

  it('is the same bytes when it is made of the same input', async () => {
    const before = readFileSync(join(tenantDir, 'deployment.tgz'))
    await packageTenant(tenantDir)
    expect(readFileSync(join(tenantDir, 'deployment.tgz')).equals(before)).toBe(true)
  })

  it('is refused when the build holds what is another tenant’s', async () => {
    const leftOver = join(tenantDir, 'build/client/left-over.txt')
    writeFileSync(leftOver, 'Welcome to Sahra')
    try {
      await expect(packageTenant(tenantDir)).rejects.toThrow('left-over.txt holds "sahra" of sahra')
    } finally {
      rmSync(leftOver)
    }
  })
})
