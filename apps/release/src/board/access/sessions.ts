import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const lastsMs = 12 * 3_600_000

/** A browser that is signed in. */
export interface Session {
  id: string
  /** The name that the history gets. */
  name: string
  /** Each form carries it, so that no other page can send one. */
  formToken: string
  expires: number
  /** Sentences for the next page. */
  notices: string[]
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True if two secrets are equal; takes the same time wherever they differ. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

/** The browsers that are signed in, as long as the board runs. */
export class Sessions {
  readonly #sessions = new Map<string, Session>()
  readonly #now: () => number
  readonly cookieName: string

  constructor(cookieName: string, now: () => number = Date.now) {
    this.cookieName = cookieName
    this.#now = now
  }

  open(name: string): Session {
    const [id, formToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
    const session = { id, name, formToken, expires: this.#now() + lastsMs, notices: [] }
    this.#sessions.set(id, session)
    return session
  }

  /** The session of a Cookie header; null if there is none, or if it is over. */
  of(cookieHeader: string | undefined): Session | null {
    const prefix = `${this.cookieName}=`
    const cookie = (cookieHeader ?? '').split(/;\s*/).find((one) => one.startsWith(prefix))
    const session = cookie && this.#sessions.get(cookie.slice(prefix.length))
    if (!session) return null
    if (session.expires > this.#now()) return session
    this.close(session.id)
    return null
  }

  close(id: string): void {
    this.#sessions.delete(id)
  }

  /** The Set-Cookie header of a session; null ends it. */
  cookie(session: Session | null, isSecure: boolean): string {
    const value = session
      ? `${session.id}; Max-Age=${Math.round((session.expires - this.#now()) / 1000)}`
      : '; Max-Age=0'
    return `${this.cookieName}=${value}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  }
}
