import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { deskDistance, root, settings } from '@tradepost/scripts/start/settings'
import { tenants } from '@tradepost/scripts/tenants'
import { vi } from 'vitest'
import { tenantSettings } from './tenant-settings.ts'

/** An installation of its own whose only tenant was created by the command, and is empty. */
export interface NewTenant {
  origin: string
  deskOrigin: string
  /** The text of the newest mail to an address that matches. */
  mailTo(email: string, pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

/** Waits until a program has ended well. */
async function runToEnd(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const { child } = startProgram({ name, args, cwd: path.join(root, 'apps/gateway'), env })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}

/** Creates a tenant by the command in an empty database, and starts its gateway, shop and desk. */
export async function startNewTenant(id: string, admin: string): Promise<NewTenant> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tradepost-new-tenant-'))
  chmodSync(dataDir, 0o711)
  const gatewayPort = await freePort([deskDistance, ...tenants().map(({ number }) => 100 + number)])
  const all = settings({ dataDir, gatewayPort, storefrontPort: gatewayPort + 101, offers: 0 })
  const site = all.sites.find((one) => one.id === id)
  if (!site) throw new Error(`there is no tenant ${id}`)
  const { tenantId } = tenantSettings(id)
  const running: Running[] = []
  const stop = async () => {
    for (const program of running.reverse()) await stopProgram(program)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await runToEnd('migrate', ['src/main.ts', 'migrate'], all.gatewayEnv)
    await runToEnd(
      'tenant create',
      [
        ...['src/main.ts', 'tenant', 'create', id, '--number', String(tenantId), '--admin', admin],
        ...['--company', 'Nova Ltd', '--origin', site.origin, '--desk-origin', site.deskOrigin],
        ...['--languages', 'en', '--currencies', 'USD'],
      ],
      all.gatewayEnv,
    )
    const start = (name: string, cwd: string, args: string[], env: Record<string, string>) => {
      const program = startProgram({ name, args, cwd, env })
      running.push(program)
      return program
    }
    const gateway = start('gateway', path.join(root, 'apps/gateway'), ['src/main.ts', 'serve'], all.gatewayEnv)
    await waitUntilUp(`${all.gatewayUrl}/readyz`, gateway, 120_000)
    const shop = start('shop', site.folder, [path.join(root, 'apps/storefront/bin/storefront.mjs'), 'start'], {
      ...all.storefrontEnv(id),
      TRUSTED_PROXIES: '127.0.0.1,::1',
    })
    const desk = start('desk', path.join(root, 'apps/desk'), ['server/main.ts'], {
      ...all.deskEnv,
      TRUSTED_PROXIES: 'loopback',
    })
    await waitUntilUp(`${site.origin}/healthz`, shop, 60_000)
    await waitUntilUp(`http://localhost:${all.deskPort}/healthz`, desk, 60_000)
    return {
      ...{ origin: site.origin, deskOrigin: site.deskOrigin, stop },
      mailTo: (email, pattern) =>
        vi.waitFor(
          async () => {
            const outbox = await (await fetch(`${all.gatewayUrl}/outbox`)).text()
            const mails = outbox.split('<article').filter((mail) => mail.includes(`<span>${email}</span>`))
            const found = mails.map((mail) => pattern.exec(mail)?.[1]).find(Boolean)
            if (!found) throw new Error(`no mail to ${email} with ${pattern}`)
            return found
          },
          { timeout: 15_000, interval: 100 },
        ),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
