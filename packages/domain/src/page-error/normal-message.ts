const hidden = '…'

/** Leaves of an address what is before its query and its mark. */
const withoutQuery = (word: string): string => {
  const end = word.search(/[?#]/)
  return end > 0 && word.includes('://') ? word.slice(0, end) : word
}

/** Engines quote names of the program. Anything else between the quotes may be data. */
const onlyName = (quoted: string): string => {
  const [quote = ''] = quoted
  return /^[\w$.#[\]()-]{1,60}$/.test(quoted.slice(1, -1)) ? quoted : quote + hidden + quote
}

/** Ids, keys and tokens: long runs of letters and digits with at least one digit. */
const withoutId = (word: string): string => (word.length >= 16 && /\d/.test(word) ? hidden : word)

/** The message of an error without numbers, ids, addresses and typed text, by which equal errors are recognised. */
export const normalMessage = (message: string): string =>
  message
    .slice(0, 1000)
    .replace(/[^\s"'`)]+/g, withoutQuery)
    .replace(/regular expression: \/.*$/s, `regular expression: /${hidden}/`)
    .replace(/"[^"]*"/g, `"${hidden}"`)
    .replace(/“[^“”]*”/g, `“${hidden}”`)
    .replace(/'[^']*'/g, onlyName)
    .replace(/`[^`]*`/g, onlyName)
    .replace(/[\w-]+/g, withoutId)
    .replace(/\d+(?:[.,]\d+)*/g, '0')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)
