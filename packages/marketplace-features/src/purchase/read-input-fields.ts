import type { DeliveryInput } from '@tradepost/contract'
import {
  type InputProblem,
  type InputValues,
  inputField,
  lengthRange,
  readInputs,
} from '@tradepost/domain/order/delivery-inputs'
import type { FeatureContext, Problem } from '../kernel/server.ts'

const shapeWords = { digits: 'inputs.digits', letters_digits: 'inputs.lettersDigits', name: 'inputs.name' } as const

function messageOf(ctx: FeatureContext, input: DeliveryInput, problem: InputProblem): string {
  if (problem === 'missing') return ctx.t('inputs.missing')
  if (problem === 'choice' || input.shape === 'choice') return ctx.t('inputs.choice')
  return ctx.t(shapeWords[input.shape], { range: lengthRange(input) })
}

/** Reads the fields of `InputFields`, by key. */
export function typedInputs(form: FormData, prefix: string): InputValues {
  const start = inputField(prefix, '')
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(start) ? name.slice(start.length) : ''
      return key !== '' && !key.includes('.') && typeof value === 'string' ? [[key, value]] : []
    }),
  )
}

/** Reads and checks the fields by the gateway's rule. Each problem names its field and has a translated text. */
export function readInputFields(
  ctx: FeatureContext,
  form: FormData,
  inputs: readonly DeliveryInput[],
  prefix: string,
): { values: InputValues; problems: Problem[] } {
  const { values, problems } = readInputs(inputs, typedInputs(form, prefix))
  const translated = problems.flatMap(({ key, problem }) => {
    const input = inputs.find((one) => one.key === key)
    const code = problem === 'missing' ? 'delivery_input_missing' : 'delivery_input_invalid'
    return input ? [{ code, field: inputField(prefix, key), message: messageOf(ctx, input, problem) }] : []
  })
  return { values, problems: translated }
}
