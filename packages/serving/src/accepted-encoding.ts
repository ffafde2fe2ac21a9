/**
 * The first of the encodings on offer that a request wants most (RFC 9110, 12.5.3); `identity` is the file as it is, and
 * what is left when nothing else is wanted.
 */
export function acceptedEncoding<E extends string>(header: string | undefined, offered: readonly E[]): E | 'identity' {
  const wishes = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',').slice(0, 50)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    // NOTE: a weight nobody can read is no wish.
    const q = weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0
    const known = name === 'x-gzip' ? 'gzip' : name
    if (known && !wishes.has(known)) wishes.set(known, q)
  }
  const wish = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0
  // NOTE: what nobody spoke of is welcome as it is, after everything that was named.
  const plain = wishes.get('identity') ?? (wishes.get('*') === 0 ? 0 : Number.MIN_VALUE)
  const best = Math.max(0, ...offered.map(wish))
  const first = offered.find((name) => wish(name) === best)
  return first !== undefined && best > 0 && best >= plain ? first : 'identity'
}
