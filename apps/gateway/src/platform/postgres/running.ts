import { readFileSync } from 'node:fs'
import path from 'node:path'
import { directoryOwner } from './directory-lock.ts'

/** Connection strings of the server that a gateway is running in this directory; null if none runs. */
export function runningServer(directory: string): ((role: 'admin' | 'owner' | 'app') => string) | null {
  if (directoryOwner(directory) === null) return null
  try {
    const port = readFileSync(path.join(directory, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
    const passwords = JSON.parse(readFileSync(path.join(directory, 'postgres-passwords.json'), 'utf8'))
    return (role) => `postgres://tradepost_${role}:${passwords[role]}@127.0.0.1:${port}/tradepost`
  } catch {
    return null
  }
}
