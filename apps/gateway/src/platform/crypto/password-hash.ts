import { hash, verify } from '@node-rs/argon2'
import { normalPassword } from '@tradepost/domain/account/password-rule'
import { Failure } from '../failure/failure.ts'

/** argon2id (the library's default) with 19 MiB and two passes, the minimum that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 4
const maxWaiting = 32

let running = 0
const waiting: (() => void)[] = []

/** Runs at most four hashes at a time and queues a few more, so that a flood of logins does not exhaust the CPU. */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new Failure('rate_limited', { retryAfterSeconds: 1 })
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

/** Admits as many logins as can hash or queue; refuses further ones before they use the CPU. */
export async function admit<T>(work: () => Promise<T>): Promise<T> {
  if (admitted >= maxRunning + maxWaiting) throw new Failure('rate_limited', { retryAfterSeconds: 1 })
  admitted++
  try {
    return await work()
  } finally {
    admitted--
  }
}

export const hashPassword = (password: string): Promise<string> => limited(() => hash(normalPassword(password), cost))

let dummy: Promise<string> | null = null

/** Checks a password. Without a hash it checks a dummy, so that timing does not show whether the account exists. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', cost)
  const against = stored ?? (await dummy)
  const right = await limited(() => verify(against, normalPassword(password)))
  return right && stored !== null
}
