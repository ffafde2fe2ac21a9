import { parseArgs } from 'node:util'

export const commands = ['serve', 'work', 'migrate', 'seed', 'check', 'deliver'] as const
export type Command = (typeof commands)[number]

export interface Arguments {
  command: Command
  offers: number
  /** `serve` seeds an empty database first. */
  seed: boolean
  parentPid: number | null
  /** What follows the command. */
  operands: readonly string[]
  text: string
}

/** Reads `[serve|work|migrate|seed|check] [--offers N] [--seed] [--parent-pid N]` and `deliver <tenant> <orderId> --text …`. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      offers: { type: 'string' },
      seed: { type: 'boolean' },
      'parent-pid': { type: 'string' },
      text: { type: 'string' },
    },
  })
  const command = positionals[0] ?? 'serve'
  if (!(commands as readonly string[]).includes(command)) {
    throw new Error(`Unknown command "${command}"; there are ${commands.join(', ')}.`)
  }
  const offers = Number(values.offers ?? 5000)
  if (!Number.isInteger(offers) || offers < 1 || offers > 1_000_000) {
    throw new Error('--offers must be a whole number between 1 and 1000000.')
  }
  const parentPid = values['parent-pid'] === undefined ? null : Number(values['parent-pid'])
  return {
    command: command as Command,
    offers,
    seed: values.seed ?? false,
    parentPid,
    operands: positionals.slice(1),
    text: values.text ?? '',
  }
}
