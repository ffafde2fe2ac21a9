import { expect, it } from 'vitest'
import { passwordProblem } from './password-rule.ts'

it.each([
  ['correct horse battery staple', null],
  ['aaaa1111', null],
  ['aaaaaaaa', 'password_format'],
  ['12345678', 'password_format'],
  ['!!!!!!!!', 'password_format'],
  ['a1b', 'password_length'],
  ['🔑'.repeat(41), 'password_format'],
  [`a${'🔑'.repeat(63)}`, null],
  [`a${'🔑'.repeat(64)}`, 'password_length'],
  ['รหัสผ่านของฉัน', 'password_format'],
  ['รหัสผ่านของฉัน๑', null],
  // Eight letters with combining accents count as eight characters of one kind.
  ['e\u0301'.repeat(8), 'password_format'],
  ['e\u0301'.repeat(7), 'password_length'],
] as const)('X7 judges %s as %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})
