/** Single-stroke letters, 10 wide and 14 high with the baseline at 14, so that a drawing needs no font. */
const strokes: Readonly<Record<string, string>> = {
  a: 'M0 14 L5 0 L10 14 M2 9.4 H8',
  b: 'M0 14 V0 H5.4 a3.3 3.3 0 0 1 0 6.7 H0 M5.4 6.7 H6 a3.6 3.6 0 0 1 0 7.3 H0',
  c: 'M9.6 2.6 A6 7 0 1 0 9.6 11.4',
  d: 'M0 0 H4 a6 7 0 0 1 0 14 H0 Z',
  e: 'M9 0 H0 V14 H9 M0 7 H7.6',
  f: 'M9 0 H0 V14 M0 7 H7.6',
  g: 'M9.6 2.6 A6 7 0 1 0 10 8 H5.6',
  h: 'M0 0 V14 M10 0 V14 M0 7 H10',
  i: 'M2 0 V14',
  j: 'M7 0 V9.8 a3.6 4.2 0 0 1 -7 0.6',
  k: 'M0 0 V14 M9 0 L0 8.4 M3.6 5.6 L9.6 14',
  l: 'M0 0 V14 H8.4',
  m: 'M0 14 V0 L5 8.6 L10 0 V14',
  n: 'M0 14 V0 L10 14 V0',
  o: 'M5 0 a5 7 0 1 0 0.01 0 Z',
  p: 'M0 14 V0 H5.6 a3.9 3.9 0 0 1 0 7.8 H0',
  q: 'M5 0 a5 7 0 1 0 0.01 0 Z M6.4 10.4 L10 14',
  r: 'M0 14 V0 H5.6 a3.8 3.8 0 0 1 0 7.6 H0 M5 7.6 L9.6 14',
  s: 'M9.2 2.6 C7.8 -0.8 0.6 -0.8 0.6 3.6 C0.6 8.4 9.6 5.6 9.6 10.4 C9.6 15 1.6 14.8 0.2 11.2',
  t: 'M0 0 H10 M5 0 V14',
  u: 'M0 0 V9 a5 5 0 0 0 10 0 V0',
  v: 'M0 0 L5 14 L10 0',
  w: 'M0 0 L2.6 14 L5 4.6 L7.4 14 L10 0',
  x: 'M0 0 L10 14 M10 0 L0 14',
  y: 'M0 0 L5 7 L10 0 M5 7 V14',
  z: 'M0 0 H10 L0 14 H10',
  '0': 'M5 0 a5 7 0 1 0 0.01 0 Z M2.4 11 L7.6 3',
  '1': 'M1 3 L4.4 0 V14',
  '2': 'M0.4 3.4 C1 -1 9.6 -1 9.4 4 C9.2 7 3 9.6 0.2 14 H9.8',
  '3': 'M0.4 1.8 C3 -0.8 9 -0.4 9 3.4 C9 6 6.4 6.8 4.4 6.8 C7 6.8 9.8 7.6 9.8 10.4 C9.8 14.8 2.8 15 0 11.8',
  '4': 'M7.4 14 V0 L0 10 H10',
  '5': 'M9 0 H1.2 L0.6 6 C4 4 9.8 5 9.8 9.6 C9.8 14.6 2.8 15 0 12',
  '6': 'M8.6 0.6 C3 0.6 0 5 0 9.6 a4.8 4.4 0 1 0 0.4 -1.6',
  '7': 'M0 0 H10 L3.6 14',
  '8': 'M5 0 a3.9 3.4 0 1 0 0.01 0 Z M5 6.8 a4.8 3.6 0 1 0 0.01 0 Z',
  '9': 'M1.4 13.4 C7 13.4 10 9 10 4.4 a4.8 4.4 0 1 0 -0.4 1.6',
  '-': 'M1 7.4 H8',
  "'": 'M1 0 V4',
  '.': 'M1 13.9 V14',
  '&': 'M9.8 14 L2.6 5 C0 1.6 2 0 4.2 0 C7.6 0 7.6 3.4 5 5.2 C2.6 6.9 0.4 7.8 0.4 10.4 a3.6 3.6 0 0 0 3.8 3.6 C7 14 8.8 12 9.4 8.6',
}
const widths: Readonly<Record<string, number>> = { i: 4, j: 7, '1': 5.4, ' ': 5, "'": 2, '.': 2 }
const gap = 5.2

/** The strokes of a word from a starting point, and its width. */
export function drawWord(word: string, x: number, y: number, scale = 1): { paths: string[]; width: number } {
  let offset = 0
  const paths: string[] = []
  for (const letter of word.toLowerCase()) {
    const stroke = strokes[letter]
    if (stroke)
      paths.push(`<path transform="translate(${(x + offset * scale).toFixed(1)} ${y}) scale(${scale})" d="${stroke}"/>`)
    offset += (widths[letter] ?? 10) + gap
  }
  return { paths, width: Math.max(0, offset - gap) * scale }
}

/** Latin letters that do not decompose into a letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
}

/** The word in letters that can be drawn, without diacritics if needed; null when a letter has no drawing. */
export function drawnText(word: string): string | null {
  const unmarked = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const text = [...unmarked].map((letter) => plain[letter] ?? letter).join('')
  return [...text].every((letter) => letter === ' ' || letter in strokes) ? text : null
}
