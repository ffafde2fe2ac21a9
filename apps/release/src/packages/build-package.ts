import { existsSync } from 'node:fs'
import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { entries, type WorkspacePackage } from './workspace-package.ts'

/** Builds a package's modules into `dist`: one file each, all styles in `style.css`. Returns true if it has styles. */
export async function buildPackage(pack: WorkspacePackage, dist: string): Promise<boolean> {
  await build({
    configFile: false,
    root: pack.folder,
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
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
  return existsSync(path.join(dist, 'style.css'))
}
