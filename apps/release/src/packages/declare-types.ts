import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ReleaseError } from '../errors/release-error.ts'
import { root } from './workspace-package.ts'

const relativeSource = /((?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+?)\.tsx?(['"])/g
const styleImport = /^import ['"][^'"]+\.css['"];?\n/gm

/** Writes the declarations of every package below `folder`, one folder each as in the workspace. */
export async function declareTypes(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const config = path.join(folder, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: path.join(root, 'packages'),
        outDir: folder,
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
      include: [path.join(root, 'packages/*/src')],
      exclude: ['**/node_modules', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'].map((glob) =>
        path.join(root, 'packages', glob),
      ),
    }),
  )
  // Each parallel type checker would read the same types again; on two cores, a single checker takes less time.
  await promisify(execFile)(path.join(root, 'node_modules/.bin/tsc'), ['-p', config, '--singleThreaded']).catch(
    (error) => {
      throw new ReleaseError(`The packages' types have errors:\n${error.stdout}`)
    },
  )
  // Replace imports of `.ts` files, which are not published, with imports of the built `.js` files, and drop those of
  // style sheets, which are built into one.
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const declaration = path.join(folder, file)
    const text = readFileSync(declaration, 'utf8')
    const rewritten = text.replace(relativeSource, '$1$2.js$3').replace(styleImport, '')
    if (rewritten !== text) writeFileSync(declaration, rewritten)
  }
}
