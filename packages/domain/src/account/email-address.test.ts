import { describe, expect, it } from 'vitest'
import { mailboxOf, readEmailAddress } from './email-address.ts'

const cyrillic = 'xn--80a1acny.xn--p1ai'

describe('readEmailAddress', () => {
  it.each([
    ['user@почта.рф', `user@${cyrillic}`],
    [`user@${cyrillic}`, `user@${cyrillic}`],
    ['USER@ПОЧТА.РФ', `USER@${cyrillic}`],
    ['user@почта。рф', `user@${cyrillic}`],
    ['anna@Bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'],
    ['anna@XN--BCHER-KVA.example', 'anna@xn--bcher-kva.example'],
    ['मेल@भारत.भारत', 'मेल@xn--h2brj9c.xn--h2brj9c'],
    ['ｈａｎｓ@mail.example', 'hans@mail.example'],
    [' a+b.c@mail.example ', 'a+b.c@mail.example'],
    ["o'neill@mail.example", "o'neill@mail.example"],
  ])('X6 reads %s in one form', (typed, address) => {
    expect(readEmailAddress(typed)).toEqual({ address, key: address.toLowerCase().normalize('NFC') })
  })

  it.each([
    '',
    'a',
    'a@',
    '@mail.example',
    'a@example',
    'a@@mail.example',
    'a@b@mail.example',
    'a＠b@mail.example',
    'a b@mail.example',
    '.a@mail.example',
    'a.@mail.example',
    'a..b@mail.example',
    'a@mail..example',
    'a@-mail.example',
    'a@mail-.example',
    'a@mail.example.',
    'a@127.0.0.1',
    'a@1.2',
    'a@[::1]',
    'a@mail.e',
    'a@ma_il.example',
    'a@mail.example/x',
    'a@mail.example:25',
    'a@%6dail.example',
    'a\u200bb@mail.example',
    'a\r\nBcc: b@mail.example',
    'a<b@mail.example',
    '"a"@mail.example',
    `${'a'.repeat(65)}@mail.example`,
    `a@${'m'.repeat(64)}.example`,
    `a@${'mail.'.repeat(50)}example`,
  ])('X6 refuses %j', (typed) => {
    expect(readEmailAddress(typed)).toBeNull()
  })

  it('X6 returns its own addresses and keys unchanged', () => {
    for (const typed of ['user@почта.рф', 'İ@mail.example', 'ÅNGSTRÖM@Ångström.example']) {
      const once = readEmailAddress(typed)
      expect(readEmailAddress(once?.address ?? '')).toEqual(once)
      expect(readEmailAddress(once?.key ?? '')?.key).toBe(once?.key)
    }
  })
})

describe('mailboxOf', () => {
  it.each([
    ['anna+shop@mail.example', 'anna@mail.example'],
    ['a.n.n.a@mail.example', 'a.n.n.a@mail.example'],
    ['a.n.na+x+y@gmail.com', 'anna@gmail.com'],
    ['anna@googlemail.com', 'anna@gmail.com'],
    ['an_n-a@protonmail.com', 'anna@proton.me'],
    ['+@mail.example', '+@mail.example'],
  ])('Y5 counts %s against %s', (key, mailbox) => {
    expect(mailboxOf(key)).toBe(mailbox)
  })
})
