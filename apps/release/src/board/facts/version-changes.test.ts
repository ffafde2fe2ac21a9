import { describe, expect, it } from 'vitest'
import { versionChanges } from './version-changes.ts'

const tenantPackage = '@tradepost/tenant-lumen'
const own = `# ${tenantPackage}

## 1.2.0

### Minor Changes

- 1a2b3c4: Lumen has a blog.

## 1.1.0

- Lumen opens.
`
const words = `# words

## 2.2.0

- A note of a version that this tenant does not use yet.

## 2.1.0

- The shop says good night.

## 2.0.0

- The shop says hello.
`
const changelogs: Record<string, string> = {
  '@tradepost/words': words,
  '@tradepost/colours': '# colours\n\n## 3.1.0\n\n- Updated dependencies\n  - @tradepost/words@2.1.0\n',
}
const record = (packages: Record<string, string>, commit: string | null = 'abc') => ({
  ...{ packages, contentHash: JSON.stringify(packages), commit, changelog: own },
})
const before = {
  version: '1.1.0',
  record: record({ '@tradepost/words': '2.0.0', '@tradepost/colours': '3.0.0', '@tradepost/quiet': '1.0.0' }),
}
const after = {
  version: '1.2.0',
  record: record({ '@tradepost/words': '2.1.0', '@tradepost/colours': '3.1.0', '@tradepost/quiet': '1.0.1' }),
}
const compare = (from: typeof before | null, to: { version: string; record: typeof after.record | null }) =>
  versionChanges({ tenantPackage, from, to, changelogOf: (name) => changelogs[name] ?? null })

describe('what a switch changes', () => {
  it('is the packages and notes between both versions, and a warning for a package without a note', () => {
    const changes = compare(before, after)
    expect(changes.packages.map(({ name, from, to }) => `${name} ${from} → ${to}`)).toEqual([
      '@tradepost/colours 3.0.0 → 3.1.0',
      '@tradepost/quiet 1.0.0 → 1.0.1',
      '@tradepost/words 2.0.0 → 2.1.0',
    ])
    expect(changes.notes).toEqual([
      { about: tenantPackage, text: 'Lumen has a blog.' },
      { about: '@tradepost/words', text: 'The shop says good night.' },
    ])
    expect(changes.warnings).toEqual(['@tradepost/quiet 1.0.1 changed without a note.'])
  })
  it('is, on the way back, what the shop loses', () => {
    const changes = compare(after, before)
    expect(changes.isBack).toBe(true)
    expect(changes.notes.map(({ text }) => text)).toEqual(['Lumen has a blog.', 'The shop says good night.'])
  })
  it('is everything up to the first version', () => {
    expect(compare(null, before).notes.map(({ text }) => text)).toEqual(['Lumen opens.', 'The shop says hello.'])
  })
  it('warns of a build without a commit, of unknown builds and of equal ones', () => {
    const uncommitted = { version: '1.2.1', record: record(after.record.packages, null) }
    expect(compare(after, uncommitted).warnings).toEqual([
      '1.2.1 was built from files that are in no commit.',
      'Both versions have the same content.',
    ])
    expect(compare(before, { version: '9.9.9', record: null }).warnings[0]).toContain('neither installed nor published')
  })
})
