import { describe, expect, it } from 'vitest'
import { type InputRule, readInput, readInputs } from './delivery-inputs.ts'

const rule = (changes: Partial<InputRule>): InputRule => ({
  ...{ key: 'playerId', shape: 'digits', minLength: 6, maxLength: 12, choices: [], required: true },
  ...changes,
})

describe('delivery inputs', () => {
  it('Z18 reads digits of every script, and drops spaces between them', () => {
    expect(readInput(rule({}), ' 123 456 789 ')).toEqual({ value: '123456789' })
    expect(readInput(rule({}), '١٢٣٤٥٦٧٨٩')).toEqual({ value: '123456789' })
    expect(readInput(rule({}), '１２３４５６')).toEqual({ value: '123456' })
  })

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['12345a', 'shape'],
    ['-123456', 'shape'],
    ['12345', 'length'],
    ['1234567890123', 'length'],
  ])('Z18 refuses the player id %j as %s', (typed, problem) => {
    expect(readInput(rule({}), typed)).toEqual({ problem })
  })

  it('Z18 accepts names in every script and refuses characters that no game allows', () => {
    const name = rule({ shape: 'name', minLength: 2, maxLength: 24 })
    for (const good of ["Al'Akir-Þór", 'Jinx#EUW', 'صقر الصحراء', '剣聖', 'นักรบ'])
      expect(readInput(name, good)).toEqual({ value: good })
    for (const bad of ['<b>x</b>', 'a\u202eb', 'a\u0000b', 'line\u200bless']) {
      expect(readInput(name, bad)).toEqual({ problem: 'shape' })
    }
    expect(readInput(name, 'a\nb')).toEqual({ value: 'a b' })
    expect(readInput(name, '😀😀')).toEqual({ problem: 'shape' })
  })

  it('Z18 counts characters, not code units', () => {
    const name = rule({ shape: 'name', minLength: 1, maxLength: 2 })
    expect(readInput(name, '𠮷𠮷')).toEqual({ value: '𠮷𠮷' })
  })

  it('Z18 accepts a choice only from its list', () => {
    const server = rule({ key: 'server', shape: 'choice', choices: [{ value: 'Europe' }, { value: 'Asia' }] })
    expect(readInput(server, 'Europe')).toEqual({ value: 'Europe' })
    expect(readInput(server, 'europe')).toEqual({ problem: 'choice' })
    expect(readInput(server, 'toString')).toEqual({ problem: 'choice' })
  })

  it('Z18 reports every wrong field and drops values without a rule', () => {
    const rules = [
      rule({}),
      rule({ key: 'server', shape: 'choice', choices: [{ value: 'EU' }] }),
      rule({ key: 'note', shape: 'name', required: false, minLength: 1 }),
    ]
    expect(readInputs(rules, { playerId: 'x', evil: '1' })).toEqual({
      values: {},
      problems: [
        { key: 'playerId', problem: 'shape' },
        { key: 'server', problem: 'missing' },
      ],
    })
    expect(readInputs(rules, { playerId: '123456', server: 'EU' })).toEqual({
      values: { playerId: '123456', server: 'EU' },
      problems: [],
    })
    // Every object has a member `constructor`, which is not a typed value.
    expect(readInputs([rule({ key: 'constructor' })], {}).problems).toEqual([
      { key: 'constructor', problem: 'missing' },
    ])
  })
})
