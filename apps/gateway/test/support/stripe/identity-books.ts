import { type Answer, type Fields, metadataIn, newId, refused } from './connect-books.ts'

export interface IdentitySession {
  id: string
  object: 'identity.verification_session'
  tenant: string
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  url: string | null
  last_error: { code: string; reason: string } | null
  metadata: Fields
  client_reference_id: string | null
  redaction: { status: 'processing' | 'redacted' } | null
  back: string
}

/** What a person did on the page of Stripe Identity. */
export type Showing = 'verified' | 'processing' | 'document_expired' | 'left' | 'canceled'

/** Checks of identities, by the rules of Stripe Identity. */
export function createIdentityBooks(base: () => string) {
  const sessions = new Map<string, IdentitySession>()

  /** The person shows a document, or leaves; or somebody cancels the check. */
  function show(id: string, what: Showing): IdentitySession {
    const session = sessions.get(id)
    if (!session) throw new Error(`there is no identity check ${id}`)
    if (session.status === 'verified' || session.status === 'canceled' || session.redaction) return session
    if (what === 'document_expired')
      return Object.assign(session, { status: 'requires_input', last_error: { code: what, reason: 'It has expired.' } })
    if (what === 'left') return session
    return Object.assign(session, { status: what, url: null, last_error: null })
  }

  /** Removes what is known of a person. The session stays, without its metadata, and is of no use any more. */
  function redact(id: string, tenant: string): Answer | null {
    const session = sessions.get(id)
    if (session?.tenant !== tenant) return null
    if (session.status === 'processing' || session.redaction) return refused(400, 'session_cannot_be_redacted')
    const status = session.status === 'verified' ? 'verified' : 'canceled'
    Object.assign(session, { status, url: null, last_error: null, metadata: {}, redaction: { status: 'processing' } })
    return { status: 200, data: session }
  }

  /** The days that the removal takes have passed. */
  function finishRedaction(id: string): IdentitySession {
    const session = sessions.get(id)
    if (!session?.redaction) throw new Error(`nobody asked for the redaction of ${id}`)
    session.redaction.status = 'redacted'
    return session
  }

  function post(path: string, fields: Fields, tenant: string): Answer | null {
    const [, redacted] = /^\/v1\/identity\/verification_sessions\/(\w+)\/redact$/.exec(path) ?? []
    if (redacted) return redact(redacted, tenant)
    if (path !== '/v1/identity/verification_sessions') return null
    if (fields.type !== 'document' || !fields.return_url) return refused(400, 'parameter_missing')
    const id = newId('vs')
    const session: IdentitySession = {
      ...{ id, object: 'identity.verification_session', tenant, status: 'requires_input' },
      ...{ url: `${base()}/page/identity/${id}`, last_error: null, metadata: metadataIn(fields) },
      ...{ client_reference_id: fields.client_reference_id ?? null, redaction: null, back: fields.return_url },
    }
    sessions.set(id, session)
    return { status: 200, data: session }
  }

  function get(path: string, query: URLSearchParams, tenant: string): Answer | null {
    if (path === '/v1/identity/verification_sessions') {
      const reference = query.get('client_reference_id')
      const data = [...sessions.values()].filter(
        (one) => one.tenant === tenant && one.client_reference_id === reference,
      )
      return { status: 200, data: { object: 'list', data, has_more: false } }
    }
    const [, id = ''] = /^\/v1\/identity\/verification_sessions\/(\w+)$/.exec(path) ?? []
    const session = sessions.get(id)
    return session?.tenant === tenant ? { status: 200, data: session } : null
  }

  return { sessions, show, finishRedaction, post, get }
}
