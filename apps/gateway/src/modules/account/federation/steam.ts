import { minuteMs } from '@tradepost/domain/time/durations'
import { type Provider, type ProviderTools, refuse, single, withQuery } from './provider.ts'

const ns = 'http://specs.openid.net/auth/2.0'
const anyone = 'http://specs.openid.net/auth/2.0/identifier_select'
const mustBeSigned = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']
const nonceAgeMs = 5 * minuteMs

const endpointOf = ({ settings }: ProviderTools) => settings.issuer ?? 'https://steamcommunity.com/openid/login'
const returnTo = (redirectUrl: string, state: string) => withQuery(redirectUrl, { state })

/** Steam uses OpenID 2.0: the browser brings an assertion, which a request to Steam confirms. */
export const steam: Provider = {
  needs: [],
  async begin(tools, { redirectUrl, state }) {
    return withQuery(endpointOf(tools), {
      'openid.ns': ns,
      'openid.mode': 'checkid_setup',
      'openid.claimed_id': anyone,
      'openid.identity': anyone,
      'openid.return_to': returnTo(redirectUrl, state),
      'openid.realm': new URL(redirectUrl).origin,
    })
  },
  async finish(tools, { redirectUrl, state }, callback) {
    const endpoint = endpointOf(tools)
    const param = (name: string) => single(callback, `openid.${name}`) ?? ''
    for (const name of new Set(callback.keys())) single(callback, name)
    if (param('ns') !== ns || param('mode') !== 'id_res') refuse('not a positive assertion')
    if (param('op_endpoint') !== endpoint) refuse('asserted by another provider')
    if (param('return_to') !== returnTo(redirectUrl, state)) refuse('returned to another address')
    const signed = param('signed').split(',')
    if (mustBeSigned.some((name) => !signed.includes(name))) refuse('not everything is signed')
    const prefix = `${new URL(endpoint).origin}/openid/id/`
    const claimed = param('claimed_id')
    const steamId = claimed.slice(prefix.length)
    if (!claimed.startsWith(prefix) || !/^\d{17}$/.test(steamId) || param('identity') !== claimed) refuse('no Steam id')
    const assertedAt = Date.parse(param('response_nonce').slice(0, 20))
    if (!(Math.abs(tools.now().getTime() - assertedAt) <= nonceAgeMs)) refuse('an old assertion')
    const verification = new URLSearchParams()
    for (const [name, value] of callback) if (name.startsWith('openid.')) verification.set(name, value)
    verification.set('openid.mode', 'check_authentication')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await tools.request(endpoint, { method: 'POST', headers, body: verification.toString() })
    const lines = answer.text.split('\n').map((line) => line.trim())
    if (answer.status !== 200 || !lines.includes('is_valid:true')) refuse('Steam did not confirm the assertion')
    return { issuer: new URL(endpoint).origin, subject: steamId, email: null, emailVerified: false, name: null }
  },
}
