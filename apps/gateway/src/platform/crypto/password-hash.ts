import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '@tradepost/domain/account/password-rule'
import { Failure } from '../failure/failure.ts'

/** argon2id (the library's default), 19 MiB, two passes: the floor that OWASP names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 4
const mayWait = 32

let running = 0
const waiting: (() => void)[] = []

/** At most four hashes at a time and a short queue: a flood of logins must not take the processor from everyone else. */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) throw new Failure('rate_limited', { retryAfterSeconds: 1 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

let admitted = 0

/** Lets in as many logins as can hash or wait for it; the rest are told to come back before they cost anything. */
export async function admit<T>(work: () => Promise<T>): Promise<T> {
  if (admitted >= atOnce + mayWait) throw new Failure('rate_limited', { retryAfterSeconds: 1 })
  admitted++
  try {
    return await work()
  } finally {
    admitted--
  }
}

export const hashPassword = (password: string): Promise<string> => limited(() => hash(normalPassword(password), cost))

let dummy: Promise<string> | null = null

/** Checks a password; without a hash the same work is done on a dummy, so that timing tells nothing. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', cost)
  const against = stored ?? (await dummy)
  const right = await limited(() => verify(against, normalPassword(password)))
  return right && stored !== null
}
