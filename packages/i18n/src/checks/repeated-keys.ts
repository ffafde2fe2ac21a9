/** The index of the closing quote of the string that begins at `start`. */
function closingQuote(json: string, start: number): number {
  let index = start + 1
  while (index < json.length && json[index] !== '"') index += json[index] === '\\' ? 2 : 1
  return index
}

/**
 * The keys that an object of valid JSON contains twice, as `cart.title` or `cart.title › message`. JSON.parse() keeps
 * only the last value of such a key.
 */
export function repeatedKeys(json: string): string[] {
  const repeated = new Set<string>()
  const objects: { keys: Set<string>; key: string }[] = []
  let text = ''
  for (let index = 0; index < json.length; index++) {
    const sign = json[index]
    const inside = objects.at(-1)
    if (sign === '"') {
      const end = closingQuote(json, index)
      text = json.slice(index, end + 1)
      index = end
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
