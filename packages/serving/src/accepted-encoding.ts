/**
 * Chooses the available encoding that an Accept-Encoding header prefers (RFC 9110, 12.5.3); of equally preferred ones,
 * the first. Returns `identity`, the unencoded response, if the header accepts no available encoding.
 */
export function acceptedEncoding<E extends string>(
  header: string | undefined,
  available: readonly E[],
): E | 'identity' {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',').slice(0, 50)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    // An invalid weight counts as 0: not accepted.
    const q = weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0
    const encoding = name === 'x-gzip' ? 'gzip' : name
    if (encoding && !weights.has(encoding)) weights.set(encoding, q)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  // If the header does not mention identity, it is acceptable, but every accepted encoding is preferred to it.
  const identityWeight = weights.get('identity') ?? (weights.get('*') === 0 ? 0 : Number.MIN_VALUE)
  const best = Math.max(0, ...available.map(weightOf))
  const first = available.find((name) => weightOf(name) === best)
  return first !== undefined && best > 0 && best >= identityWeight ? first : 'identity'
}
