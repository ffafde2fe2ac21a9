import { Failure } from '../../platform/failure.ts'

export interface Email {
  /** As written to. */
  address: string
  /** As compared: one person, one key. */
  key: string
}

const shape = /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/u

/** Checks and normalises an address, or fails with `email_format`. */
export function readEmail(input: string | undefined): Email {
  const address = (input ?? '').trim().normalize('NFC')
  const [local = ''] = address.split('@')
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..')
  if (address.length > 254 || !shape.test(address) || invisible.test(address) || dots) {
    throw new Failure('email_format', { field: 'email' })
  }
  // NOTE: toLowerCase, not toLocaleLowerCase: a Turkish server must find the same account.
  return { address, key: address.toLowerCase().normalize('NFC') }
}
