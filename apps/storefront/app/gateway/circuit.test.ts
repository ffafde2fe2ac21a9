import { expect, it } from 'vitest'
import { Circuit } from './circuit.ts'

it('a circuit opens after consecutive slow answers, allows one request per rest, and closes with the first answer', () => {
  let now = 0
  const circuit = new Circuit({ maxSlow: 3, restMs: 100, now: () => now })
  for (let turn = 0; turn < 2; turn++) circuit.tooSlow('a')
  circuit.answered('a')
  for (let turn = 0; turn < 3; turn++) {
    expect(circuit.allows('a')).toBe(true)
    circuit.tooSlow('a')
  }
  expect([circuit.allows('a'), circuit.allows('b')]).toEqual([false, true])
  now = 100
  expect([circuit.allows('a'), circuit.allows('a')]).toEqual([true, false])
  circuit.tooSlow('a')
  now = 199
  expect(circuit.allows('a')).toBe(false)
  now = 200
  expect(circuit.allows('a')).toBe(true)
  circuit.answered('a')
  expect([circuit.allows('a'), circuit.allows('a')]).toEqual([true, true])
})
