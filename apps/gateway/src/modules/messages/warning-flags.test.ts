import { describe, expect, it } from 'vitest'
import { warningFlags } from './warning-flags.ts'

describe('warnings', () => {
  it.each([
    ['see https://x.example/y', ['link']],
    ['see WWW.evil.example', ['link']],
    ['go to evil-shop.com now', ['link']],
    ['version 1.2 of it, e.g. this', []],
    ['Thanks! It works.', []],
    ['pay by p-a-y-p-a-l', ['off_platform']],
    ['ＷｈａｔｓＡｐｐ me', ['off_platform']],
    ['P\u200bayPal', ['off_platform']],
    ['write to me@mail.example.org', ['off_platform']],
    ['call +49 170 1234567', ['off_platform']],
    ['Bitte direkt bezahlen', ['off_platform']],
    ['Überweisung geht auch', ['off_platform']],
    ['تواصل واتساب', ['off_platform']],
    ['ادفع خارج الموقع', ['off_platform']],
    ['join discord.gg/abc', ['link', 'off_platform']],
  ] as const)('%s', (text, flags) => {
    expect(warningFlags(text)).toEqual(flags)
  })

  it('handles hostile texts quickly', () => {
    const hostile = ['a.'.repeat(1000), '+4'.repeat(1000), `${'a'.repeat(1999)}@`, 'www'.repeat(660), '1 '.repeat(1000)]
    const begin = performance.now()
    for (const text of hostile) warningFlags(text)
    expect(performance.now() - begin).toBeLessThan(250)
  })
})
