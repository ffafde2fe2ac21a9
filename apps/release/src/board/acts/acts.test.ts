import { describe, expect, it } from 'vitest'
import { Once } from './once.ts'
import { readDecision } from './read-decision.ts'

const form = (fields: Record<string, string>) => new URLSearchParams({ version: '1.1.0', ...fields })
const inAnHour = new Date(Date.now() + 3_600_000).toISOString()

describe('the decision of a form', () => {
  it.each<['promote' | 'canary' | 'schedule', Record<string, string>, string[]]>([
    ['promote', { reason: 'new checkout' }, []],
    ['promote', { reason: '  \n x ' }, ['reason']],
    ['promote', { reason: 'x'.repeat(501) }, ['reason']],
    ['promote', {}, ['reason']],
    ['canary', { reason: 'a trial', percent: '0.5' }, []],
    ['canary', { reason: 'a trial', percent: '0' }, ['percent']],
    ['canary', { reason: 'a trial', percent: '101' }, ['percent']],
    ['canary', { reason: 'a trial', percent: 'many' }, ['percent']],
    ['schedule', { reason: 'opening', at: inAnHour }, []],
    ['schedule', { reason: 'opening', at: '2020-01-01T10:00' }, ['at']],
    ['schedule', { reason: 'opening', at: '' }, ['at']],
  ])('to %s with %j has mistakes in %j', (name, fields, mistakes) => {
    expect(Object.keys(readDecision(name, form(fields), 'Ada').mistakes)).toEqual(mistakes)
  })
  it('is signed by whoever is signed in, whatever the form says', () => {
    expect(readDecision('promote', form({ by: 'Eve', reason: 'a\n reason' }), 'Ada').decision).toMatchObject({
      ...{ by: 'Ada', reason: 'a reason', version: '1.1.0' },
    })
  })
})

it('a form that is sent twice acts once, and both get its answer; another form acts by itself', async () => {
  let acted = 0
  const once = new Once<number>()
  const act = async () => {
    acted += 1
    return acted
  }
  expect(await Promise.all([once.do('a', act), once.do('a', act), once.do('b', act)])).toEqual([1, 1, 2])
})
