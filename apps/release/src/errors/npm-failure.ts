import { ReleaseError } from './release-error.ts'

/** npm's own code beside the sentence, for whoever can go on from it. */
export class NpmError extends ReleaseError {
  readonly code: string | null

  constructor(code: string | null, message: string) {
    super(message)
    this.code = code
  }
}

const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ERR_SOCKET_TIMEOUT',
]
const notLoggedIn = ['ENEEDAUTH', 'E401', 'E403', 'EOTP']
const publishedMeanwhile = /previously published|already (?:present|exists|been published)|cannot publish over/i

const missingIn = (said: string) =>
  (/No matching version found for (\S+?)\.?$/m.exec(said) ?? /'([^']+)' is not in/.exec(said))?.[1]

/** What npm said when it failed, as one sentence that says what to do. */
export function npmFailure([verb = '', what = '']: readonly string[], said: string, registry?: string): NpmError {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(said)?.[1] ?? null
  const where = registry ?? 'The registry'
  const sentence = () => {
    if (publishedMeanwhile.test(said) || code === 'E409' || code === 'EPUBLISHCONFLICT')
      return 'This version was published meanwhile: run `pnpm release plan` again.'
    if (code && unreachable.includes(code))
      return `${where} does not answer: see that it runs, and that its address is right.`
    if (code && notLoggedIn.includes(code))
      return `${where} does not let you ${verb}: log in with \`npm login${registry ? ` --registry ${registry}` : ''}\`.`
    if (verb !== 'publish' && (code === 'E404' || code === 'ETARGET'))
      return `${where} has no ${missingIn(said) ?? what}: \`pnpm release plan\` says what is published.`
    return `npm ${verb} failed:\n${said.trim().split('\n').slice(-12).join('\n')}`
  }
  return new NpmError(code, sentence())
}
