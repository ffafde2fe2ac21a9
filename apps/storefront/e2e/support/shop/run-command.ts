import path from 'node:path'
import { startProgram } from '@tradepost/scripts/start/processes'
import { root, settings } from '@tradepost/scripts/start/settings'
import { stack } from './shop.ts'

/** Runs a command of the operator beside the gateway of these tests, and waits until it has ended well. */
export async function runCommand(...args: string[]): Promise<void> {
  const { gatewayUrl, dataDir } = stack()
  const gatewayPort = Number(new URL(gatewayUrl).port)
  const { gatewayEnv } = settings({ dataDir, gatewayPort, storefrontPort: gatewayPort + 101, offers: 0 })
  const { child } = startProgram({
    ...{ name: args[0] ?? '', args: ['src/main.ts', ...args], env: gatewayEnv },
    cwd: path.join(root, 'apps/gateway'),
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}
