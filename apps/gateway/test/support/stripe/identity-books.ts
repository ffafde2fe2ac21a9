import { type Answer, type Fields, metadataIn, newId, refused } from './connect-books.ts'

export interface IdentitySession {
  id: string
  object: 'identity.verification_session'
  tenant: string
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  url: string | null
  last_error: { code: string; reason: string } | null
  metadata: Fields
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
    if (session.status === 'verified' || session.status === 'canceled') return session
    if (what === 'document_expired')
      return Object.assign(session, { status: 'requires_input', last_error: { code: what, reason: 'It has expired.' } })
    if (what === 'left') return session
    return Object.assign(session, { status: what, url: null, last_error: null })
  }

  function post(path: string, fields: Fields, tenant: string): Answer | null {
    if (path !== '/v1/identity/verification_sessions') return null
    if (fields.type !== 'document' || !fields.return_url) return refused(400, 'parameter_missing')
    const id = newId('vs')
    const session: IdentitySession = {
      ...{ id, object: 'identity.verification_session', tenant, status: 'requires_input' },
      ...{ url: `${base()}/page/identity/${id}`, last_error: null, metadata: metadataIn(fields) },
      back: fields.return_url,
    }
    sessions.set(id, session)
    return { status: 200, data: session }
  }

  function get(path: string, tenant: string): Answer | null {
    const [, id = ''] = /^\/v1\/identity\/verification_sessions\/(\w+)$/.exec(path) ?? []
    const session = sessions.get(id)
    return session?.tenant === tenant ? { status: 200, data: session } : null
  }

  return { sessions, show, post, get }
}
