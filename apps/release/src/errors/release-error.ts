/** A command that cannot be carried out; its message is a sentence for the person who gave it. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}
