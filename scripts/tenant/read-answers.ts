import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

export interface Question {
  question: string
  /** What an empty answer means. */
  fallback?: string
  /** Throws a sentence where an answer will not do. */
  check: (answer: string) => unknown
}

/** Why an answer will not do, or null. */
function objection(check: Question['check'], answer: string): string | null {
  try {
    check(answer)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Throws what is wrong with the answers that are given, a line each. */
function judge<K extends string>(questions: Readonly<Record<K, Question>>, given: Partial<Record<K, string>>): void {
  const wrong = (Object.keys(questions) as K[]).flatMap((name) => {
    const answer = given[name]
    return answer === undefined ? [] : (objection(questions[name].check, answer) ?? [])
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

/** Asks, a line each, for what is not given, again where an answer will not do; throws where one that is given will not, or the input ends before. */
export async function readAnswers<K extends string>(
  questions: Readonly<Record<K, Question>>,
  given: Readonly<Partial<Record<K, string>>>,
  input: Readable,
  output: Writable,
): Promise<Record<K, string>> {
  // NOTE: before the first question: nobody types five answers to be refused for a sixth.
  judge(questions, given)
  const terminal = createInterface({ input, output })
  // NOTE: taken at once: lines that come before anybody listens are lost.
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
      // NOTE: an input that has ended may have lines left.
      if (over) output.write(prompt)
      else terminal.prompt()
      const { value, done } = await lines.next()
      if (done) throw new Error(`\n${question}? Say it with --${name}.`)
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
