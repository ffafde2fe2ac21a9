import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { readTenant } from './deployment/tenant-marks.ts'

const assetsId = 'virtual:tenant-assets'
const fontsId = 'virtual:tenant-fonts'
const { resolve } = createRequire(import.meta.url)
const noto = (script: string) => resolve(`@fontsource-variable/noto-sans-${script}/index.css`)

/** Sheets of the scripts our own font lacks: each names slices, of which a browser fetches those a page shows. */
const fontSheets: Readonly<Record<string, () => string>> = {
  ar: () => fileURLToPath(new URL('../app/fonts-arabic.css', import.meta.url)),
  th: () => noto('thai'),
  ja: () => noto('jp'),
  kr: () => noto('kr'),
  zh: () => noto('sc'),
}

/** Makes the tenant that is built known as `virtual:tenant`, and its files as hashed addresses. */
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
        const sheets = languages.flatMap((language) =>
          fontSheets[language] ? [[language, fontSheets[language]()]] : [],
        )
        return [
          ...sheets.map(([language, file]) => `import ${language} from ${JSON.stringify(`${file}?url`)}`),
          `export default {${sheets.map(([language]) => language).join(',')}}`,
        ].join('\n')
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
