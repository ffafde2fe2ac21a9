const hidden = '…'

/** Parts of an error's message that differ between visitors, or that one of them may have typed. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/regular expression: \/.*$/s, `regular expression: /${hidden}/`],
  [/"[^"]*"/g, `"${hidden}"`],
  [/“[^“”]*”/g, `“${hidden}”`],
  // Engines quote names of the program so. Anything else between the quotes may be data.
  [/'(?![\w$.#[\]()-]{1,60}')[^']*'/g, `'${hidden}'`],
  [/`(?![\w$.#[\]()-]{1,60}`)[^`]*`/g, `\`${hidden}\``],
  // Ids, keys and tokens: long runs of letters and digits with at least one digit.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{16,}(?![\w-])/g, hidden],
  [/\d+(?:[.,]\d+)*/g, '0'],
]

/** Leaves of an address what is before its query and its mark. */
const withoutQuery = (word: string): string => {
  const end = word.search(/[?#]/)
  return end > 0 && word.includes('://') ? word.slice(0, end) : word
}

/** The message of an error without numbers, ids, addresses and typed text, by which equal errors are recognised. */
export const normalMessage = (message: string): string =>
  changing
    .reduce(
      (text, [part, instead]) => text.replace(part, instead),
      message.slice(0, 1000).replace(/[^\s"'`)]+/g, withoutQuery),
    )
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)
