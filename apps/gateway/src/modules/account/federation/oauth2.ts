import { createHash, createHmac } from 'node:crypto'
import type { SafeRequest } from '../../../platform/network/safe-fetch.ts'
import {
  type ProvenIdentity,
  type Provider,
  type ProviderTools,
  refuse,
  single,
  subjectOf,
  text,
  withQuery,
} from './provider.ts'

interface OAuthOptions {
  issuer: string
  authorizeUrl: string
  tokenUrl: string
  userUrl: string
  scope: string
  pkce: boolean
  /** Extra query parameters of the authorization address. */
  more?: Record<string, string>
  codeName?: string
  tokenRequest: (tools: ProviderTools, facts: { code: string; redirectUrl: string; verifier: string }) => SafeRequest
  tokenName?: string
  userRequest: (tools: ProviderTools, url: string, token: string) => { url: string; request: SafeRequest }
  person: (facts: Record<string, unknown>) => Omit<ProvenIdentity, 'issuer'>
}

const form = (facts: Record<string, string>, headers: Record<string, string> = {}): SafeRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(facts).toString(),
})

const basic = ({ settings: { clientId = '', clientSecret = '' } }: ProviderTools) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
})

const bearer = (_tools: ProviderTools, url: string, token: string) => ({
  url,
  request: { headers: { authorization: `Bearer ${token}` } },
})

/** Plain OAuth 2: exchanges the code for a token, and reads the user with the token. */
function oauth2(options: OAuthOptions): Provider {
  return {
    needs: ['clientId', 'clientSecret'],
    async begin({ settings }, { state, verifier, redirectUrl }) {
      const pkce: Record<string, string> = options.pkce
        ? {
            code_challenge: createHash('sha256').update(verifier).digest('base64url'),
            code_challenge_method: 'S256',
          }
        : {}
      return withQuery(settings.authorizeUrl ?? options.authorizeUrl, {
        response_type: 'code',
        client_id: settings.clientId ?? '',
        redirect_uri: redirectUrl,
        scope: options.scope,
        state,
        ...pkce,
        ...options.more,
      })
    },
    async finish(tools, { verifier, redirectUrl }, callback) {
      const { settings } = tools
      const issuer = single(callback, 'iss')
      if (issuer !== null && issuer !== options.issuer) refuse('sent back by another issuer')
      const code = single(callback, options.codeName ?? 'code')
      if (!code || callback.has('error')) refuse(`no code: ${callback.get('error')?.slice(0, 60)}`)
      const request = options.tokenRequest(tools, { code, redirectUrl, verifier })
      const answer = await tools.request(settings.tokenUrl ?? options.tokenUrl, request)
      const token = answer.status < 300 ? text(answer.json()[options.tokenName ?? 'access_token']) : null
      if (!token) refuse(`the code was refused with ${answer.status}`)
      const userCall = options.userRequest(tools, settings.userUrl ?? options.userUrl, token)
      const user = await tools.request(userCall.url, userCall.request)
      if (user.status >= 300) refuse(`the token was refused with ${user.status}`)
      return { issuer: options.issuer, ...options.person(user.json()) }
    },
  }
}

const standardForm = (tools: ProviderTools, facts: { code: string; redirectUrl: string; verifier: string }) => ({
  grant_type: 'authorization_code',
  code: facts.code,
  redirect_uri: facts.redirectUrl,
  client_id: tools.settings.clientId ?? '',
})

export const faceBook = oauth2({
  issuer: 'https://www.facebook.com',
  authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
  userUrl: 'https://graph.facebook.com/v23.0/me',
  scope: 'public_profile,email',
  pkce: true,
  tokenRequest: (tools, facts) =>
    form({
      ...standardForm(tools, facts),
      client_secret: tools.settings.clientSecret ?? '',
      code_verifier: facts.verifier,
    }),
  userRequest: ({ settings }, url, token) => ({
    url: withQuery(url, {
      fields: 'id,name,email',
      appsecret_proof: createHmac('sha256', settings.clientSecret ?? '')
        .update(token)
        .digest('hex'),
    }),
    request: { headers: { authorization: `Bearer ${token}` } },
  }),
  // Facebook does not say if it has verified the address.
  person: (facts) => ({
    subject: subjectOf(facts.id),
    email: text(facts.email),
    emailVerified: false,
    name: text(facts.name),
  }),
})

export const twitter = oauth2({
  issuer: 'https://x.com',
  authorizeUrl: 'https://x.com/i/oauth2/authorize',
  tokenUrl: 'https://api.x.com/2/oauth2/token',
  userUrl: 'https://api.x.com/2/users/me',
  scope: 'users.read tweet.read',
  pkce: true,
  tokenRequest: (tools, facts) => form({ ...standardForm(tools, facts), code_verifier: facts.verifier }, basic(tools)),
  userRequest: bearer,
  person({ data }) {
    const facts = (data ?? {}) as Record<string, unknown>
    return { subject: subjectOf(facts.id), email: null, emailVerified: false, name: text(facts.name) }
  },
})

export const discord = oauth2({
  issuer: 'https://discord.com',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/v10/oauth2/token',
  userUrl: 'https://discord.com/api/v10/users/@me',
  scope: 'identify email',
  pkce: true,
  tokenRequest: (tools, facts) => form({ ...standardForm(tools, facts), code_verifier: facts.verifier }, basic(tools)),
  userRequest: bearer,
  person: (facts) => ({
    subject: subjectOf(facts.id),
    email: text(facts.email),
    emailVerified: facts.verified === true,
    name: text(facts.global_name) ?? text(facts.username),
  }),
})

export const dingTalk = oauth2({
  issuer: 'https://login.dingtalk.com',
  authorizeUrl: 'https://login.dingtalk.com/oauth2/auth',
  tokenUrl: 'https://api.dingtalk.com/v1.0/oauth2/userAccessToken',
  userUrl: 'https://api.dingtalk.com/v1.0/contact/users/me',
  scope: 'openid',
  pkce: false,
  more: { prompt: 'consent' },
  codeName: 'authCode',
  tokenRequest: ({ settings: { clientId, clientSecret } }, { code }) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret, code, grantType: 'authorization_code' }),
  }),
  tokenName: 'accessToken',
  userRequest: (_tools, url, token) => ({ url, request: { headers: { 'x-acs-dingtalk-access-token': token } } }),
  person: (facts) => ({ subject: subjectOf(facts.unionId), email: null, emailVerified: false, name: text(facts.nick) }),
})
