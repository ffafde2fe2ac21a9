import { Readable, Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { readAnswers } from './read-answers.ts'

const questions = {
  name: { question: 'Name', fallback: 'Nova', check: () => {} },
  color: {
    question: 'Colour',
    check: (answer: string) => {
      if (!answer.startsWith('#')) throw new Error(`${answer || 'Nothing'} is not a colour.`)
    },
  },
  domain: { question: 'Domain', check: () => {} },
}

function promptFor(typed: string, given: Partial<Record<keyof typeof questions, string>> = {}) {
  let printedText = ''
  const output = new Writable({
    write(text, _, done) {
      printedText += text
      done()
    },
  })
  return { answers: readAnswers(questions, given, Readable.from([typed]), output), printed: () => printedText }
}

it('asks line by line, uses the default for an empty line, and asks again after a wrong answer', async () => {
  const { answers, printed } = promptFor('\nred\n\n#ff0000\nnova.example\n')
  expect(await answers).toEqual({ name: 'Nova', color: '#ff0000', domain: 'nova.example' })
  expect(printed()).toContain('Name (Nova): ')
  expect(printed()).toContain('red is not a colour.')
  expect(printed()).toContain('Nothing is not a colour.')
  expect(printed().match(/Colour: /g)).toHaveLength(3)
})

it('does not ask for given answers', async () => {
  const { answers, printed } = promptFor('#00ff00\n', { name: 'Orbit', domain: 'orbit.example' })
  expect(await answers).toEqual({ name: 'Orbit', color: '#00ff00', domain: 'orbit.example' })
  expect(printed()).toBe('Colour: ')
})

it('names the flag when the input ends', async () => {
  await expect(promptFor('Orbit\n').answers).rejects.toThrow('Colour? Pass it with --color.')
})

it('refuses a wrong given answer before the first question', async () => {
  const { answers, printed } = promptFor('Orbit\n#00ff00\norbit.example\n', { color: 'red' })
  await expect(answers).rejects.toThrow('red is not a colour.')
  expect(printed()).toBe('')
})
