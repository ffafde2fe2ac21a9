// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g
/** Overrides and isolates can make a text read as another; marks and joiners, which scripts need, stay. */
const directionControls = /[\u202a-\u202e\u2066-\u2069\ufeff]/g
/** What is wide as nothing and joins nothing: it makes two texts that look the same. */
const unseen = /[\u00ad\u180e\u200b\u2060-\u2064]/g
const nothingToSee = /^[\p{Cf}\p{Z}\s\u115f\u1160\u2800\u3164]*$/u

/** A text of any field: in NFC, without controls that turn the direction of what stands around it. */
export const tidyText = (input: string): string => input.normalize('NFC').replace(directionControls, '')

/** A text as stored: NFC, one kind of line end, without what could disguise it; empty when there is nothing to see. */
export function cleanText(input: string): string {
  const text = tidyText(input)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(controls, '')
    .trim()
  return nothingToSee.test(text) ? '' : text
}

/** A title or name of a thing: a text without what nobody sees. */
export const cleanTitle = (input: string): string => cleanText(input.replace(unseen, ''))
