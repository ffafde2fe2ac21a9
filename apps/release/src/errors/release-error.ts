/** The error of a command that cannot run. Its message is a sentence for the user. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
