// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/**
 * Direction overrides and isolates can disguise a text as another one. Marks and joiners, which some scripts need,
 * stay.
 */
const directionControls = /[\u202a-\u202e\u2066-\u2069\ufeff]/g
/** Characters without width that join nothing: two texts that differ in them look the same. */
const zeroWidth = /[\u00ad\u180e\u200b\u2060-\u2064]/g
const blank = /^[\p{Cf}\p{Z}\s\u115f\u1160\u2800\u3164]*$/u

/** Normalises the text of any field: NFC, without controls that change the direction of surrounding text. */
export const tidyText = (input: string): string => input.normalize('NFC').replace(directionControls, '')

/** The stored form of a text: NFC, one kind of line end, no disguising characters. Empty if nothing visible is left. */
export function cleanText(input: string): string {
  const text = tidyText(input)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .trim()
  return blank.test(text) ? '' : text
}

/** The stored form of a title or name: `cleanText` without zero-width characters. */
export const cleanTitle = (input: string): string => cleanText(input.replace(zeroWidth, ''))
