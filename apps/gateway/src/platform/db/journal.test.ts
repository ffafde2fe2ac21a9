import { describe, expect, it } from 'vitest'
import { checkJournal, isBeforeBaseline, JournalError, migrations, migrationsFor } from './journal.ts'
import { journalBeforeBaseline } from './journal-before-baseline.ts'

const folder = ['0010_first', '0020_second', '1000_third'].map((tag) => ({ tag, hash: `hash of ${tag}` }))
const before = [...journalBeforeBaseline].map(([tag, hash]) => ({ tag, hash }))

function codeOf(work: () => unknown): string | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof JournalError)) throw error
    expect(error.message).toContain(`(${error.code})`)
    return error.code
  }
}

describe('the journal of a database', () => {
  it('is the sorted folder, or the first files of it', () => {
    for (const applied of [folder, folder.slice(0, 2), []])
      expect(codeOf(() => checkJournal(applied, folder))).toBe(null)
  })

  it('may be longer: a newer program migrated the database', () => {
    const newer = [...folder, { tag: '1010_fourth', hash: 'unknown here' }]
    expect(codeOf(() => checkJournal(newer, folder))).toBe(null)
  })

  it('is refused if a file was changed or removed after it ran', () => {
    const changed = folder.map((file) => ({
      ...file,
      hash: file.tag === '0020_second' ? 'of another text' : file.hash,
    }))
    expect(codeOf(() => checkJournal(changed, folder))).toBe('migration_changed')
    expect(
      codeOf(() =>
        checkJournal(
          folder,
          [folder[0], folder[2]].flatMap((file) => file ?? []),
        ),
      ),
    ).toBe('migration_missing')
  })

  it('from before the baseline is refused with instructions, complete or not', () => {
    expect(() => checkJournal(before)).toThrow(/convert it once with `move`/)
    expect(codeOf(() => checkJournal(before))).toBe('migration_before_baseline')
    expect(isBeforeBaseline(before)).toBe(true)
    expect(isBeforeBaseline(folder)).toBe(false)
    const edited = before.map((file, index) => (index === 7 ? { ...file, hash: 'of another text' } : file))
    for (const other of [before.slice(0, -1), edited, [...before, ...folder]]) {
      expect(codeOf(() => isBeforeBaseline(other))).toBe('migration_before_baseline')
      expect(() => checkJournal(other)).toThrow(/update it with the last version before the baseline first/)
    }
  })
})

describe('a backup', () => {
  it('is loaded into its own schema; one from before the baseline into the schema of the baseline', () => {
    const tags = folder.map(({ tag }) => tag)
    expect(migrationsFor(tags.slice(0, 2), folder)).toEqual(tags.slice(0, 2))
    expect(migrationsFor([...journalBeforeBaseline.keys()], folder)).toEqual(['0010_first', '0020_second'])
  })

  it('of an unknown schema is refused', () => {
    expect(codeOf(() => migrationsFor(['0010_first', '1010_fourth'], folder))).toBe('migration_unknown')
    expect(codeOf(() => migrationsFor([...journalBeforeBaseline.keys()].slice(0, 20), folder))).toBe(
      'migration_before_baseline',
    )
  })
})

it('no file of the folder has the name of a migration from before the baseline', () => {
  expect(migrations().filter(({ tag }) => journalBeforeBaseline.has(tag))).toEqual([])
})
