import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const assetsId = 'virtual:tenant-assets'

/** Makes the tenant that is built known as `virtual:tenant`, and its files as hashed addresses. */
export function tenantPlugin(tenantDir: string): Plugin {
  return {
    name: 'tradepost-tenant',
    resolveId(id) {
      if (id === 'virtual:tenant') return join(tenantDir, 'tenant.ts')
      if (id === assetsId) return `\0${assetsId}`
      return null
    },
    load(id) {
      if (id !== `\0${assetsId}`) return null
      const files = readdirSync(join(tenantDir, 'assets')).sort()
      return [
        ...files.map(
          (file, i) => `import a${i} from ${JSON.stringify(`${join(tenantDir, 'assets', file)}?url&no-inline`)}`,
        ),
        `export default {${files.map((file, i) => `${JSON.stringify(file)}: a${i}`).join(',')}}`,
      ].join('\n')
    },
  }
}
