import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readTenant } from '../deployment/tenant-marks.ts'
import { fontFile, fontSheet } from '../fonts/font-sheets.ts'

const assetsId = 'virtual:tenant-assets'
const fontsId = 'virtual:tenant-fonts'

/** Provides the tenant as `virtual:tenant`, and the hashed addresses of its assets and fonts. */
export function tenantPlugin(tenantDir: string): Plugin {
  return {
    name: 'tradepost-tenant',
    resolveId(id) {
      if (id === 'virtual:tenant') return join(tenantDir, 'tenant.ts')
      if (id === assetsId || id === fontsId) return `\0${id}`
      return null
    },
    async load(id) {
      if (id === `\0${fontsId}`) {
        const { languages } = await readTenant(tenantDir)
        const imported: string[] = []
        const addressOf = (file: string) => {
          imported.push(`import f${imported.length} from ${JSON.stringify(`${file}?url`)}`)
          return `f${imported.length - 1}`
        }
        const entries = languages.flatMap((language) => {
          const [sheet, file] = [fontSheet(language), fontFile(language)]
          return sheet ? [`${language}: { sheet: ${addressOf(sheet)}, file: ${file ? addressOf(file) : null} }`] : []
        })
        return [...imported, `export default { ${entries.join(', ')} }`].join('\n')
      }
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
