/** The path of a source within the repository, or within its package: the same wherever the repository lies. */
export function shortSource(source: string): string {
  const parts = source.replace(/^(?:\.\.?\/)+/, '').split('/node_modules/')
  const short = parts.length > 1 ? `node_modules/${parts.at(-1)}` : (parts[0] ?? '')
  return short.replace(/[^\w@.+$\-/()[\] ]/g, '_').slice(-200)
}
