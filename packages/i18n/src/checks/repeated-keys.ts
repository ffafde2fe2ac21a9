/** The index of the closing quote of the string that begins at `start`. */
function closingQuote(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}

/** Keys that an object of valid JSON holds twice, as `cart.title` or `cart.title › message`; reading it keeps the last alone. */
export function repeatedKeys(json: string): string[] {
  const repeated = new Set<string>()
  const objects: { keys: Set<string>; key: string }[] = []
  let text = ''
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    const inside = objects.at(-1)
    if (sign === '"') {
      const end = closingQuote(json, at)
      text = json.slice(at, end + 1)
      at = end
    } else if (sign === '{' || sign === '[') objects.push({ keys: new Set(), key: '' })
    else if (sign === '}' || sign === ']') objects.pop()
    else if (sign === ':' && inside) {
      inside.key = JSON.parse(text)
      if (inside.keys.has(inside.key)) repeated.add(objects.map(({ key }) => key).join(' › '))
      inside.keys.add(inside.key)
    }
  }
  return [...repeated]
}
