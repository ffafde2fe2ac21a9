import { expect, it } from 'vitest'
import { notesSince } from './changelog-notes.ts'

const changelog = `# @tradepost/words

## 0.3.0

### Minor Changes

- 1a2b3c4: The shop says good night.

  It did not before.

## 0.2.0

### Patch Changes

- The shop says hello louder.
- Updated dependencies [1a2b3c4]
  - @tradepost/i18n@0.2.0

## 0.1.0

- The shop says hello.
`

it('reads the notes after a version, without commit hashes and updated dependencies', () => {
  expect(notesSince(changelog, '0.1.0')).toEqual(['The shop says good night.', 'The shop says hello louder.'])
  expect(notesSince(changelog, '0.3.0')).toEqual([])
  expect(notesSince(changelog, null)).toHaveLength(3)
})
