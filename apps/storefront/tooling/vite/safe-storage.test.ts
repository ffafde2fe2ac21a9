import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { safeStorage } from './safe-storage.ts'

const { resolve } = createRequire(import.meta.url)
const remix = dirname(resolve('@remix-run/react'))
const transform = (file: string, ssr: boolean) => {
  const run = safeStorage().transform as (
    code: string,
    id: string,
    options: { ssr: boolean },
  ) => { code: string } | null
  return run(readFileSync(file, 'utf8'), file, { ssr })?.code
}

it('X4 gives Remix and its router a storage that never throws', () => {
  const discovery = transform(join(remix, 'esm/fog-of-war.js'), false)
  expect(discovery).toContain('visitStorage.removeItem(MANIFEST_VERSION_STORAGE_KEY)')
  expect(discovery).not.toMatch(/sessionStorage\./)
  const router = createRequire(resolve('@remix-run/react'))
  const scroll = transform(join(dirname(router.resolve('react-router-dom')), 'index.js'), false)
  expect(scroll).toContain('visitStorage.setItem')
  expect(scroll).not.toMatch(/sessionStorage\./)
})

it('X4 does not use the storage again after it has thrown', () => {
  for (const ssr of [true, false]) {
    const code = transform(join(remix, 'esm/scroll-restoration.js'), ssr)
    expect(code).toContain('sessionStorage.getItem')
    expect(code).not.toContain('sessionStorage.removeItem')
  }
})

it('X4 uses browser storage nowhere else', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const folders = [
    'apps/storefront/app',
    'packages/marketplace-features/src',
    'packages/ui-kit/src',
    'packages/auth/src',
  ]
  const naming =
    /\b(?:localStorage|sessionStorage|indexedDB|BroadcastChannel|cookieStore)\b|navigator\.locks|document\.cookie/
  const found = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .filter((name) => naming.test(readFileSync(join(root, name), 'utf8'))),
  )
  // The first script of a page is not bundled and has its own try block.
  expect(found.sort()).toEqual([
    'apps/storefront/app/browser/first-visit-script.ts',
    'packages/marketplace-features/src/kernel/browser-storage/cookies.ts',
    'packages/marketplace-features/src/kernel/browser-storage/kept-texts.ts',
  ])
})
