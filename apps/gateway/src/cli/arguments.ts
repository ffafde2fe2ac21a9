import { parseArgs } from 'node:util'

export const commands = [
  'serve',
  'work',
  'migrate',
  'seed',
  'check',
  'deliver',
  'backup',
  'restore',
  'move',
  'files',
  'partner',
  'rewrap',
  'push-keys',
] as const
/** Commands that run until they are told to stop. */
const serving: readonly string[] = ['serve', 'work']
export type Command = (typeof commands)[number]

export interface Arguments {
  command: Command
  offers: number
  /** The most orders that the seed makes for a shop. */
  orders: number
  /** `serve` seeds an empty database first. */
  seed: boolean
  parentPid: number | null
  /** The positional arguments after the command. */
  operands: readonly string[]
  text: string
  /** `backup`: the folder; `move`: the address of the new database's owner; `files move`: the store. */
  to: string
  /** `restore` may replace an existing database. */
  replace: boolean
  /** `restore` into a database of its own, which is removed afterwards. */
  trial: boolean
}

/**
 * Reads `[serve|work|migrate|check] [--parent-pid N]`, with a seed also `seed`, `--seed`, `--offers N` and `--orders N`,
 * `deliver <tenant> <orderId> --text …`, `backup [--to folder]`, `restore [file] [--replace|--trial]`, `move [--to address]`,
 * `files move --to s3|disk`,
 * `partner <tenant> <client> [ticket|legacy|off]`, `rewrap`,
 * `push-keys`.
 */
export function readArguments(args: readonly string[], canSeed = false): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      offers: { type: 'string' },
      orders: { type: 'string' },
      seed: { type: 'boolean' },
      'parent-pid': { type: 'string' },
      text: { type: 'string' },
      to: { type: 'string' },
      replace: { type: 'boolean' },
      trial: { type: 'boolean' },
    },
  })
  const command = positionals[0] ?? 'serve'
  const allowed = commands.filter((name) => canSeed || name !== 'seed')
  if (!(allowed as readonly string[]).includes(command)) {
    throw new Error(`Unknown command "${command}"; there are ${allowed.join(', ')}.`)
  }
  if (!canSeed && (values.seed || values.offers !== undefined || values.orders !== undefined)) {
    throw new Error('The gateway has no seed: run it through apps/demo.')
  }
  const offers = Number(values.offers ?? 5000)
  if (!Number.isInteger(offers) || offers < 1 || offers > 1_000_000) {
    throw new Error('--offers must be a whole number between 1 and 1000000.')
  }
  const orders = Number(values.orders ?? 1200)
  if (!Number.isInteger(orders) || orders < 0 || orders > 100_000) {
    throw new Error('--orders must be a whole number between 0 and 100000.')
  }
  const parentPid = values['parent-pid'] === undefined ? null : Number(values['parent-pid'])
  return {
    command: command as Command,
    offers,
    orders,
    seed: values.seed ?? false,
    parentPid,
    operands: positionals.slice(1),
    text: values.text ?? '',
    to: values.to ?? '',
    replace: values.replace ?? false,
    trial: values.trial ?? false,
  }
}

/** True if the arguments start a gateway or a worker. */
export function doesServe(args: readonly string[]): boolean {
  try {
    return serving.includes(readArguments(args, true).command)
  } catch {
    // `runCommand` reads the arguments again and reports the error.
    return false
  }
}
