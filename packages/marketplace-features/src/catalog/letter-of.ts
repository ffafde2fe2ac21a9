/** Accented letters that are separate letters of an alphabet, by language. All other accents are ignored. */
const ownLetters: Readonly<Record<string, string>> = { ru: 'Й', es: 'Ñ' }
const ligatures: Readonly<Record<string, string>> = { Æ: 'A', Œ: 'O', ẞ: 'S' }

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const doubled: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }
const small: Readonly<Record<string, string>> = { っ: 'つ', ゎ: 'わ', ゕ: 'か', ゖ: 'け' }

/** The first consonant of a Hangul syllable. NFD is unsuitable: its U+1100 jamo are not standalone letters. */
function consonant(hangul: string): string {
  const code = hangul.charCodeAt(0)
  const initial = initials[code >= 0xac00 ? Math.floor((code - 0xac00) / 588) : code - 0x1100] ?? hangul
  return doubled[initial] ?? initial
}

/** The basic hiragana of a kana: カ, が and ガ become か, ぁ becomes あ. */
function kana(letter: string): string {
  const bare = letter.normalize('NFD').charAt(0)
  const hiragana = bare >= 'ァ' && bare <= 'ヶ' ? String.fromCharCode(bare.charCodeAt(0) - 0x60) : bare
  // In Unicode, small vowels and や, ゆ, よ come right before the large ones.
  return (
    small[hiragana] ??
    (/[ぁぃぅぇぉゃゅょ]/.test(hiragana) ? String.fromCharCode(hiragana.charCodeAt(0) + 1) : hiragana)
  )
}

function plain(letter: string, tag: string): string {
  const capital = letter.toLocaleUpperCase(tag)
  if (ownLetters[tag.split('-')[0] ?? '']?.includes(capital)) return capital
  const [bare = ''] = capital.normalize('NFD')
  return ligatures[bare] ?? bare
}

/** The letter under which the language's alphabet lists a name; `#` if the name does not begin with a letter. */
export function letterOf(name: string, tag: string): string {
  // Thai writes these vowels before their consonant, but sorts words by the consonant.
  const [first = ''] = name
    .normalize('NFKC')
    .trim()
    .replace(/^[เแโใไ]+(?=\p{L})/u, '')
  if (!/\p{L}/u.test(first)) return '#'
  if (/\p{Script=Hangul}/u.test(first)) return consonant(first)
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) return kana(first)
  return plain(first, tag)
}
