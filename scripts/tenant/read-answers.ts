import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

export interface Question {
  question: string
  /** The value of an empty answer. */
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

/** Prompts for every missing answer, again until it is acceptable. Throws when a given answer is not acceptable or the input ends. */
export async function readAnswers<K extends string>(
  questions: Readonly<Record<K, Question>>,
  given: Readonly<Partial<Record<K, string>>>,
  input: Readable,
  output: Writable,
): Promise<Record<K, string>> {
  // Check these before the first prompt, so that no typed answers are lost.
  checkGiven(questions, given)
  const terminal = createInterface({ input, output })
  // NOTE: open the reader at once: lines that come in earlier are lost.
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
      // An input that has ended may still hold lines.
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
