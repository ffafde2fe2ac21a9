import { passwordProblem } from '@tradepost/domain/account/password-rule'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { describe, expect, it } from 'vitest'
import { formOf, kit } from '../../test/kit.ts'
import { checker } from './checker.ts'

const check = (fields: Record<string, string>) => checker(kit({ signedIn: false }).ctx, formOf(fields))

describe('checker', () => {
  it.each([
    'correct horse battery staple',
    'aaaa1111',
    'aaaaaaaa',
    'a1b',
    `a${'🔑'.repeat(40)}`,
    `a${'🔑'.repeat(63)}`,
    `a${'🔑'.repeat(64)}`,
    'รหัสผ่านของฉัน',
  ])('X7 judges the password %s as the server does', (password) => {
    const form = check({ newPassword: password, repeatPassword: password })
    form.newPassword()
    expect(form.problems[0]?.code ?? null).toBe(passwordProblem(password))
  })

  it('X7 counts characters of names and texts, not UTF-16 code units', () => {
    const fox = '🦊'
    const names = [40, 41].map((n) => {
      const form = check({ nickName: fox.repeat(n) })
      return [form.nickName() ? 'taken' : 'refused', form.problems.map(({ message }) => message)]
    })
    expect(names).toEqual([
      ['taken', []],
      ['refused', ['Please enter 1–40 characters']],
    ])
    const texts = [2000, 2001].map((n) => {
      const form = check({ text: fox.repeat(n) })
      return [form.text('text', textLimits.review).length, form.problems.map(({ field }) => field)]
    })
    expect(texts).toEqual([
      [4000, []],
      [0, ['text']],
    ])
  })

  it('X6 sends an email address in its normalised form', () => {
    expect(check({ email: ' user@почта.рф ' }).email()).toBe('user@xn--80a1acny.xn--p1ai')
  })
})
