import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

export interface Question {
  question: string
  /** The value to use for an empty answer. */
  fallback?: string
  /** Throws a sentence when an answer is not acceptable. */
  check: (answer: string) => unknown
}

/** The reason an answer is not acceptable, or null. */
function objection(check: Question['check'], answer: string): string | null {
  try {
    check(answer)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Throws the problems of the given answers, one line each. */
function checkGiven<K extends string>(
  questions: Readonly<Record<K, Question>>,
  given: Partial<Record<K, string>>,
): void {
  const wrong = (Object.keys(questions) as K[]).flatMap((name) => {
    const answer = given[name]
    return answer === undefined ? [] : (objection(questions[name].check, answer) ?? [])
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

/** Prompts for each missing answer until it is acceptable. Throws if a given answer is not acceptable or input ends. */
export async function readAnswers<K extends string>(
  questions: Readonly<Record<K, Question>>,
  given: Readonly<Partial<Record<K, string>>>,
  input: Readable,
  output: Writable,
): Promise<Record<K, string>> {
  // Check the given answers before the first prompt, so that a wrong answer does not discard typed ones.
  checkGiven(questions, given)
  const terminal = createInterface({ input, output })
  // NOTE: create the iterator immediately: lines received before that are lost.
  const lines = terminal[Symbol.asyncIterator]()
  let over = false
  terminal.once('close', () => {
    over = true
  })
  async function ask(name: K): Promise<string> {
    const { question, fallback, check } = questions[name]
    for (;;) {
      const prompt = `${question}${fallback === undefined ? '' : ` (${fallback})`}: `
      terminal.setPrompt(prompt)
      // After the input has ended, buffered lines may remain, but a closed terminal cannot prompt.
      if (over) output.write(prompt)
      else terminal.prompt()
      const { value, done } = await lines.next()
      if (done) throw new Error(`\n${question}? Pass it with --${name}.`)
      const answer = value.trim() || (fallback ?? '')
      const wrong = objection(check, answer)
      if (wrong === null) return answer
      output.write(`${wrong}\n`)
    }
  }
  try {
    const answers: [K, string][] = []
    for (const name of Object.keys(questions) as K[]) answers.push([name, given[name] ?? (await ask(name))])
    return Object.fromEntries(answers) as Record<K, string>
  } finally {
    terminal.close()
  }
}
