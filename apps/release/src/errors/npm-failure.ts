import { ReleaseError } from './release-error.ts'

/** A failed npm command. `code` is npm's error code, such as E404; null if npm printed none. */
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

const missingIn = (output: string) =>
  (/No matching version found for (\S+?)\.?$/m.exec(output) ?? /'([^']+)' is not in/.exec(output))?.[1]

/** Turns npm's error output into one sentence that tells the user what to do. */
export function npmFailure([verb = '', spec = '']: readonly string[], output: string, registry?: string): NpmError {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? null
  const registryName = registry ?? 'The registry'
  const sentence = () => {
    if (publishedMeanwhile.test(output) || code === 'E409' || code === 'EPUBLISHCONFLICT')
      return 'This version was published meanwhile: run `pnpm release plan` again.'
    if (code && unreachable.includes(code))
      return `${registryName} does not answer: check that it runs and that its address is right.`
    if (code && notLoggedIn.includes(code))
      return `${registryName} does not let you ${verb}: log in with \`npm login${registry ? ` --registry ${registry}` : ''}\`.`
    if (verb !== 'publish' && (code === 'E404' || code === 'ETARGET'))
      return `${registryName} has no ${missingIn(output) ?? spec}: \`pnpm release plan\` says what is published.`
    return `npm ${verb} failed:\n${output.trim().split('\n').slice(-12).join('\n')}`
  }
  return new NpmError(code, sentence())
}
