import { minuteMs } from '@tradepost/domain/time/durations'
import { checksummed, recoverSigner } from './ethereum.ts'
import { equalInConstantTime } from './oidc.ts'
import { type Provider, refuse, single, withQuery } from './provider.ts'

const maxAgeMs = 10 * minuteMs
const skewMs = minuteMs
const instant = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)'
/** The message format of EIP-4361, matched strictly. */
const shape = new RegExp(
  `^(?<domain>[^\\s/?#@]{1,255}) wants you to sign in with your Ethereum account:\\n(?<address>0x[0-9a-fA-F]{40})\\n\\n` +
    `(?:(?<statement>[^\\n]{1,300})\\n)?\\nURI: (?<uri>[^\\s]{1,500})\\nVersion: (?<version>1)\\nChain ID: (?<chain>[1-9]\\d{0,14})\\n` +
    `Nonce: (?<nonce>[A-Za-z0-9]{8,128})\\nIssued At: (?<issued>${instant})(?:\\nExpiration Time: (?<expires>${instant}))?` +
    `(?:\\nNot Before: (?<after>${instant}))?(?:\\nRequest ID: [^\\s]{1,200})?$`,
)

/**
 * Sign-In with Ethereum: the storefront's page asks the wallet to sign a message with our nonce. Unrelated to the
 * wallet of G Coin.
 */
export const wallet: Provider = {
  needs: [],
  async begin(_tools, { redirectUrl, state, nonce }) {
    return withQuery(redirectUrl, { state, nonce })
  },
  async finish({ settings, now }, { redirectUrl, nonce }, callback) {
    const message = single(callback, 'message') ?? ''
    const facts = shape.exec(message)?.groups
    if (!facts) refuse('not a sign-in message')
    const { domain = '', address = '', uri = '', chain = '', issued = '', expires, after } = facts
    const site = new URL(redirectUrl)
    if (domain !== site.host) refuse('signed for another site')
    if (!URL.canParse(uri) || new URL(uri).origin !== site.origin) refuse('signed for another address')
    if (!equalInConstantTime(facts.nonce ?? '', nonce)) refuse('another nonce')
    if (!(settings.chainIds ?? [1]).includes(Number(chain))) refuse('another chain')
    const time = now().getTime()
    const age = time - Date.parse(issued)
    if (!(age <= maxAgeMs && age >= -skewMs)) refuse('signed at another time')
    if (expires && !(Date.parse(expires) > time)) refuse('expired')
    if (after && !(Date.parse(after) <= time)) refuse('not valid yet')
    if (checksummed(address) !== address) refuse('an address without its checksum')
    if (recoverSigner(message, single(callback, 'signature') ?? '') !== address) refuse('signed by someone else')
    const name = `${address.slice(0, 6)}…${address.slice(-4)}`
    return { issuer: 'eip155', subject: address.toLowerCase(), email: null, emailVerified: false, name }
  },
}
