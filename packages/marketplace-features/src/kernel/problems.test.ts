import { expect, it } from 'vitest'
import { readProblems } from './problems.ts'

const summaryOf = (label: string) =>
  readProblems({ ok: false, problems: [{ code: 'x', field: 'why', message: 'Say it' }] }, { why: label }).summary

it.each([
  ['Email', 'Email: Say it'],
  ['What went wrong?', 'What went wrong? Say it'],
  ['Que s’est-il passé ?', 'Que s’est-il passé ? Say it'],
  ['出了什么问题？', '出了什么问题？Say it'],
  ['ما المشكلة؟', 'ما المشكلة؟ Say it'],
])('names %s before its message', (label, message) => {
  expect(summaryOf(label)).toEqual([{ message, fieldId: 'why' }])
})
