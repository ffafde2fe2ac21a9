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

function asked(typed: string, given: Partial<Record<keyof typeof questions, string>> = {}) {
  let said = ''
  const output = new Writable({
    write(text, _, done) {
      said += text
      done()
    },
  })
  return { answers: readAnswers(questions, given, Readable.from([typed]), output), said: () => said }
}

it('asks line by line, takes what an empty line stands for, and asks again for what will not do', async () => {
  const { answers, said } = asked('\nred\n\n#ff0000\nnova.example\n')
  expect(await answers).toEqual({ name: 'Nova', color: '#ff0000', domain: 'nova.example' })
  expect(said()).toContain('Name (Nova): ')
  expect(said()).toContain('red is not a colour.')
  expect(said()).toContain('Nothing is not a colour.')
  expect(said().match(/Colour: /g)).toHaveLength(3)
})

it('does not ask for what is given', async () => {
  const { answers, said } = asked('#00ff00\n', { name: 'Orbit', domain: 'orbit.example' })
  expect(await answers).toEqual({ name: 'Orbit', color: '#00ff00', domain: 'orbit.example' })
  expect(said()).toBe('Colour: ')
})

it('names the flag where nobody answers', async () => {
  await expect(asked('Orbit\n').answers).rejects.toThrow('Colour? Say it with --color.')
})

it('refuses what is given before it asks anything', async () => {
  const { answers, said } = asked('Orbit\n#00ff00\norbit.example\n', { color: 'red' })
  await expect(answers).rejects.toThrow('red is not a colour.')
  expect(said()).toBe('')
})
