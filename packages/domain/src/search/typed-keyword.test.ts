import { describe, expect, it } from 'vitest'
import { typedKeyword } from './typed-keyword.ts'

describe('typedKeyword', () => {
  it.each([
    ['fort\u200bnite', 'fortnite'],
    ['fort\u200b\u200dnite', 'fortnite'],
    ['\u200d\ufeff fort \u3000\u00a0 nite\u00ad ', 'fort nite'],
    ['\u202efortnite\u202c', 'fortnite'],
    ['\u200b', ''],
    ['\u200d \u3164 \u2800', ''],
    ['Fortnite®', 'Fortnite®'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ])('X11 shows %j without invisible characters', (typed, shown) => {
    expect(typedKeyword(typed)).toBe(shown)
  })

  it('X11 counts visible characters only', () => {
    expect(typedKeyword(`fort${'\u200b'.repeat(500)}nite`)).toBe('fortnite')
    expect(typedKeyword('𠮷'.repeat(200))).toBe('𠮷'.repeat(144))
  })
})
