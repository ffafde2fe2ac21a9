import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export interface ServiceUser {
  uid: number
  gid: number
}

function find(name: string): ServiceUser | null {
  const line = existsSync('/etc/passwd')
    ? readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .find((entry) => entry.startsWith(`${name}:`))
    : undefined
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * The user `postgres`, created if missing, that runs PostgreSQL when the gateway runs as root, because PostgreSQL
 * refuses to run as root. Null for other users.
 */
export function serviceUser(): ServiceUser | null {
  if (process.getuid?.() !== 0) return null
  const existing = find('postgres')
  if (existing) return existing
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'ignore',
      },
    )
  } catch {
    // Falls through to the error below.
  }
  const created = find('postgres')
  if (!created) {
    throw new Error(
      'PostgreSQL must not run as root and no user "postgres" could be created; start as a normal user instead.',
    )
  }
  return created
}

/** The first folder on the path to `target` that the user may not enter, or null. */
export function closedFolder(target: string, user: ServiceUser): string | null {
  const parts = path.resolve(target).split(path.sep)
  for (let depth = 1; depth <= parts.length; depth++) {
    const folder = parts.slice(0, depth).join(path.sep) || path.sep
    if (!existsSync(folder)) return null
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if (!(mode & bit)) return folder
  }
  return null
}
