import { browserHeaders } from './browser-headers.ts'
import { fetchRaw, type RawAnswer } from './fetch-raw.ts'

/** A minimal browser with cookies. */
export class Visitor {
  // The page's script sets the time zone at the first visit.
  readonly #cookies = new Map([['tz', 'Europe%2FBerlin']])
  readonly #origin: string
  /** The address to connect to; the Host header is that of the origin. */
  readonly #address: string

  constructor(origin: string, address = origin) {
    this.#origin = origin
    this.#address = address
  }

  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...browserHeaders, host: new URL(this.#origin).host, ...(cookie ? { cookie } : {}) }
  }

  set(name: string, value: string): this {
    this.#cookies.set(name, value)
    return this
  }

  #keep({ headers }: RawAnswer) {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair = '', ...options] = line.split(';')
      const at = pair.indexOf('=')
      if (options.some((option) => /^\s*max-age=0$/i.test(option))) this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  async open(path: string): Promise<RawAnswer> {
    const answer = await fetchRaw(this.#address + path, { headers: this.headers })
    this.#keep(answer)
    return answer
  }

  async submit(path: string, fields: Record<string, string>): Promise<RawAnswer> {
    const answer = await fetchRaw(this.#address + path, {
      method: 'POST',
      headers: {
        ...this.headers,
        ...{
          origin: this.#origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
      body: new URLSearchParams(fields).toString(),
    })
    this.#keep(answer)
    return answer
  }

  /** Signs in with the form of the login page. */
  async signIn(email: string, password: string): Promise<this> {
    const { text } = await this.open('/login')
    const ut = /name="ut" value="([^"]*)"/.exec(text)?.[1] ?? ''
    const { status } = await this.submit('/login', { ut, email, password, remember: 'on', intent: 'password' })
    if (status !== 302 && status !== 303) throw new Error(`The sign-in was answered with ${status}`)
    return this
  }
}
