import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readForm } from './access/read-form.ts'
import { isSameSecret, type Session, Sessions } from './access/sessions.ts'
import { isOwnForm, isTrustedHost } from './access/trusted-request.ts'
import { Jobs } from './acts/jobs.ts'
import { Once } from './acts/once.ts'
import { runSchedules } from './acts/run-schedules.ts'
import { type Answer, htmlAnswer, redirectTo } from './answer.ts'
import type { BoardOptions } from './board-options.ts'
import { openFacts } from './facts/tenant-facts.ts'
import { staticFiles } from './files/static-files.ts'
import { messagePage } from './pages/message-page.ts'
import { signInPage } from './pages/sign-in-page.ts'
import { answerVisit, type Services } from './routes.ts'

export interface Board {
  server: Server
  close: () => Promise<void>
}

const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

const nameLengths = { least: 2, most: 80 }

/** The board of release managers. It answers nobody without the token, and no page but its own may send its forms. */
export function openBoard(options: BoardOptions): Board {
  const { origin, port, token, actor, runBy, say } = options
  const isSecure = origin?.startsWith('https:') ?? false
  const sessions = new Sessions(`release-board-${port}`)
  const files = staticFiles()
  const services: Services = { options, facts: openFacts(options), jobs: new Jobs(options.registry), once: new Once() }
  const endSchedules = runSchedules(options)

  function signIn(form: URLSearchParams): Answer {
    const given = form.get('token') ?? ''
    const entered = (actor ?? form.get('name') ?? '').replaceAll(/\s+/g, ' ').trim()
    const asks = (refusal: string, status: number) =>
      htmlAnswer(signInPage({ token: status === 403 ? '' : given, actor, name: entered, refusal }), status)
    if (!isSameSecret(given, token)) return asks('This is not the token of this board.', 403)
    if (entered.length < nameLengths.least || (actor === null && entered.length > nameLengths.most))
      return asks('Enter your name: the history keeps it.', 422)
    // The board vouches for a name that it did not check.
    const name = actor !== null || entered === runBy ? entered : `${entered} (board of ${runBy})`
    const session = sessions.open(name)
    say({ level: 'info', msg: 'signed in', name })
    return redirectTo('/', { 'Set-Cookie': sessions.cookie(session, isSecure) })
  }

  function signOut(session: Session, form: URLSearchParams): Answer | null {
    if (!isSameSecret(form.get('token') ?? '', session.formToken)) return null
    sessions.close(session.id)
    return redirectTo('/sign-in', { 'Set-Cookie': sessions.cookie(null, isSecure) })
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://board')
    const { method = 'GET', headers } = request
    if (!isTrustedHost(headers.host, origin)) return { status: 421, body: 'This board has another address.' }
    if (path === '/healthz') return { status: 200, body: 'ok' }
    const file = files.get(path)
    if (file) return { status: 200, body: file.body, headers: { 'Content-Type': file.type } }
    if (!['GET', 'HEAD', 'POST'].includes(method))
      return { status: 405, body: '', headers: { Allow: 'GET, HEAD, POST' } }
    const isPost = method === 'POST'
    if (isPost && !isOwnForm(headers)) return { status: 403, body: 'Only forms of this board are accepted.' }
    const form = isPost ? await readForm(request) : null
    if (isPost && !form) return { status: 400, body: 'This is no form of this board.' }
    if (path === '/sign-in')
      return form ? signIn(form) : htmlAnswer(signInPage({ token: query.get('token') ?? '', actor, name: '' }))
    const session = sessions.of(headers.cookie)
    if (!session) return isPost ? { status: 403, body: 'Sign in first.' } : redirectTo('/sign-in')
    if (form && path === '/sign-out') return signOut(session, form) ?? redirectTo('/')
    // A refresh by the script leaves the notices to the next page.
    const isLive = headers['x-live'] !== undefined
    const visitor = isLive ? { ...session, notices: [] } : session
    const page = await answerVisit({ session: visitor, path, query, form }, services)
    return (
      page ??
      htmlAnswer(
        messagePage(
          session,
          'There is no such page',
          'The address is wrong, or it is of another day.',
          options.tenants(),
        ),
        404,
      )
    )
  }

  const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    answer(request)
      .catch((error: unknown): Answer => {
        say({ level: 'error', msg: 'the board could not answer', path: request.url, error: String(error) })
        return { status: 500, body: 'The board could not answer. Its log says why.' }
      })
      .then(({ status, body, headers = {} }) => {
        const type = { 'Content-Type': 'text/plain; charset=utf-8' }
        response.writeHead(status, { ...securityHeaders, ...type, ...headers })
        response.end(request.method === 'HEAD' ? undefined : body)
      })
      .catch((error: unknown) => say({ level: 'error', msg: 'an answer was cut off', error: String(error) }))
  })
  return {
    server,
    async close() {
      endSchedules()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
