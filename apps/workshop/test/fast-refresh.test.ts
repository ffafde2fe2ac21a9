import path from 'node:path'
import { createServer } from 'vite'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

it('W19 replaces an edited component in the workshop without reloading the page', async () => {
  const server = await createServer({
    root: path.join(root, 'apps/workshop'),
    configFile: path.join(root, 'apps/workshop/vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: 'custom',
  })
  try {
    const served = await server.transformRequest(`/@fs${path.join(root, 'packages/ui-kit/src/button/button.tsx')}`)
    expect(served?.code).toContain('$RefreshReg$')
    expect(served?.code).toContain('import.meta.hot.accept')
  } finally {
    await server.close()
  }
})
