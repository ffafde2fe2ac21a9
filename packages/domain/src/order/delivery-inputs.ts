import { asciiDigits } from '../typed/digits.ts'

/** Character sets that a value may use. The list is fixed, so that no regular expression comes from stored data. */
export const inputShapes = ['digits', 'letters_digits', 'name', 'choice'] as const
export type InputShape = (typeof inputShapes)[number]

/** The rule of one delivery input, such as a player id or a server. */
export interface InputRule {
  key: string
  shape: InputShape
  /** In characters; ignored for a choice. */
  minLength: number
  maxLength: number
  choices: readonly { value: string }[]
  required: boolean
}

export type InputProblem = 'missing' | 'shape' | 'length' | 'choice'
export type InputValues = Record<string, string>

/** The longest value that any rule may allow. */
export const inputMaxLength = 64
/** Maximum number of inputs of one offer. */
export const inputsMax = 6
/** Pattern of an input's key, which is part of form field names, message ids and column names. */
export const inputKey = /^[a-z][A-Za-z0-9]{0,29}$/

const alphabets: Readonly<Record<Exclude<InputShape, 'choice'>, RegExp>> = {
  digits: /^[0-9]*$/,
  letters_digits: /^[A-Za-z0-9]*$/,
  // Games allow names of characters in any script.
  name: /^[\p{L}\p{M}\p{N} ._'’#-]*$/u,
}

/** Converts a typed text to its stored form: digits of any script become 0–9, superfluous spaces are removed. */
function normalise({ shape }: InputRule, typed: string): string {
  const text = typed.normalize('NFC').trim()
  if (shape === 'digits') return asciiDigits(text).replace(/\s/gu, '')
  if (shape === 'letters_digits') return asciiDigits(text.normalize('NFKC')).replace(/\s/gu, '')
  return shape === 'name' ? text.replace(/\s+/gu, ' ') : text
}

/** Reads one value. An empty value is a problem only if it is required. */
export function readInput(rule: InputRule, typed: string): { value: string } | { problem: InputProblem } {
  const value = normalise(rule, typed)
  if (value === '') return rule.required ? { problem: 'missing' } : { value }
  if (rule.shape === 'choice') {
    return rule.choices.some((choice) => choice.value === value) ? { value } : { problem: 'choice' }
  }
  if (!alphabets[rule.shape].test(value)) return { problem: 'shape' }
  const { length } = [...value]
  return length < rule.minLength || length > rule.maxLength ? { problem: 'length' } : { value }
}

/** Reads all inputs of a delivery; values without a rule are dropped. */
export function readInputs(rules: readonly InputRule[], typed: InputValues) {
  const values: InputValues = {}
  const problems: { key: string; problem: InputProblem }[] = []
  for (const rule of rules) {
    const read = readInput(rule, Object.hasOwn(typed, rule.key) ? (typed[rule.key] ?? '') : '')
    if ('problem' in read) problems.push({ key: rule.key, problem: read.problem })
    else if (read.value !== '') values[rule.key] = read.value
  }
  return { values, problems }
}

/** The lengths that a rule allows, for display: `9` or `6–12`. */
export const lengthRange = ({ minLength, maxLength }: InputRule): string =>
  minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`

/** The field name of an input in forms and API errors: `inputs.playerId`. */
export const inputField = (prefix: string, key: string): string => `${prefix}.${key}`
