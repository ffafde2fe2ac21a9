import { isBlockedPort } from '@tradepost/domain/address/blocked-ports'
import { portFault } from './processes.ts'

const highest = 65_535

/** The reason that a program cannot use a port, with advice, as a sentence; null if it can. */
export async function portProblem(port: number, name: string): Promise<string | null> {
  const otherwise = 'start with --port <other>.'
  if (port > highest) return `The ${name} would listen on port ${port}, and ${highest} is the highest: ${otherwise}`
  if (isBlockedPort(port))
    return `The ${name} would listen on port ${port}, to which browsers refuse to connect: ${otherwise}`
  const fault = await portFault(port)
  if (fault === null) return null
  if (fault === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or ${otherwise}`
  if (fault === 'EACCES') return `Port ${port} of the ${name} needs more rights than you have: ${otherwise}`
  return `The ${name} cannot listen on port ${port} (${fault}): ${otherwise}`
}
