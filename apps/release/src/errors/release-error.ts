/** A command that cannot be carried out. Its message is a sentence for the user. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
