import { readRefusal } from '../kernel/index.ts'
import type { Chargeback } from './chargeback-facts.tsx'

export interface AnswerFormProps {
  chargeback: Chargeback
  idempotencyKey: string
  result?: unknown
}

/** The refusal of one of the page's forms; an empty one if another form was refused. */
export const refusalOf = (act: 'save' | 'send' | 'accept', result: unknown) =>
  readRefusal(readRefusal(result).value('act') === act ? result : undefined)
