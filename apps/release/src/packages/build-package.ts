import { copyFileSync, existsSync, globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin } from 'vite'
import { isAsset } from './published-json.ts'
import { entries, type WorkspacePackage } from './workspace-package.ts'

/**
 * Keeps imports of drawings as they are, for the bundler of the application: Vite would write them into the modules of a
 * library, and browsers draw no `<use>` from a data address.
 */
const importedAssets: Plugin = {
  name: 'imported-assets',
  enforce: 'pre',
  resolveId: (source, importer) =>
    isAsset(source) && importer && !/\.css$/.test(importer) ? { id: source, external: true } : null,
}

/** Builds a package's modules into `dist`: one file each, all styles in `style.css`. Returns true if it has styles. */
export async function buildPackage(pack: WorkspacePackage, dist: string): Promise<boolean> {
  await build({
    configFile: false,
    root: pack.folder,
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin(), importedAssets],
    esbuild: { jsx: 'automatic' },
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      lib: { entry: entries(pack), formats: ['es'], cssFileName: 'style' },
      rollupOptions: {
        external: (id) =>
          !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0') && !id.includes('.vanilla.css'),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(pack.folder, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  })
  const source = path.join(pack.folder, 'src')
  for (const file of globSync('**/*.svg', { cwd: source })) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    copyFileSync(path.join(source, file), path.join(dist, file))
  }
  return existsSync(path.join(dist, 'style.css'))
}
